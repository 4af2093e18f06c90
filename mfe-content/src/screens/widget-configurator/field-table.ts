import type { WidgetParameterName } from '@coinlane/shared-contracts/widget';

import type { SuggestionList } from '../../domain/widget-config';

/** Kind of a parameter's input. */
export type FieldKind = 'flag' | 'text' | 'amount' | 'colour' | 'language';

/** A parameter with its own field. A switch chooses between widget and button. */
export type FieldName = Exclude<WidgetParameterName, 'configuratorType'>;

export const FIELD_KINDS: Readonly<Record<FieldName, FieldKind>> = {
  from: 'text',
  to: 'text',
  amount: 'amount',
  fixedRate: 'flag',
  amountTo: 'amount',
  currencies: 'text',
  color: 'colour',
  backgroundColor: 'colour',
  darkMode: 'flag',
  horizontal: 'flag',
  lang: 'language',
  locales: 'flag',
  faq: 'flag',
  logo: 'flag',
  fiat: 'flag',
  isFiat: 'flag',
  fromFiat: 'text',
  toFiat: 'text',
  amountFiat: 'amount',
  topUpMode: 'flag',
  topUpCurrency: 'text',
  topUpNetwork: 'text',
  topUpAddress: 'text',
  topUpExtraId: 'text',
  link_id: 'text',
  buttonLabel: 'text',
};

/** Lists of suggestions by field. */
export const FIELD_SUGGESTIONS: Readonly<Partial<Record<FieldName, SuggestionList>>> = {
  from: 'coins',
  to: 'coins',
  currencies: 'list',
  fromFiat: 'fiat',
  toFiat: 'coins',
  topUpCurrency: 'coins',
  topUpNetwork: 'networks',
};

/** Fields of a widget in their groups. A test checks that each parameter is listed once. */
export const FIELD_GROUPS = [
  { id: 'exchange', fields: ['from', 'to', 'amount', 'fixedRate', 'amountTo', 'currencies'] },
  {
    id: 'look',
    fields: ['color', 'backgroundColor', 'darkMode', 'horizontal', 'lang', 'locales', 'faq', 'logo'],
  },
  { id: 'money', fields: ['fiat', 'isFiat', 'fromFiat', 'toFiat', 'amountFiat'] },
  {
    id: 'topUp',
    fields: ['topUpMode', 'topUpCurrency', 'topUpNetwork', 'topUpAddress', 'topUpExtraId'],
  },
  { id: 'partner', fields: ['link_id'] },
] as const satisfies readonly { readonly id: string; readonly fields: readonly FieldName[] }[];

/** Parameters of a button that links to the exchange. */
export const BUTTON_FIELDS = [
  'buttonLabel',
  'from',
  'to',
  'amount',
  'fixedRate',
  'color',
  'lang',
  'link_id',
] as const satisfies readonly FieldName[];
