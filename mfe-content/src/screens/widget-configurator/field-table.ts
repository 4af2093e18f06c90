import type { WidgetParameterName } from '@coinlane/shared-contracts/widget';

/** How a parameter is asked for. */
export type FieldKind = 'flag' | 'text' | 'amount' | 'colour' | 'language';

type FieldRow = {
  readonly name: WidgetParameterName;
  readonly kind: FieldKind;
};

/** The configurator's fields in their groups; a test finds every parameter of the table here once. */
export const FIELD_GROUPS = [
  {
    id: 'exchange',
    fields: [
      { name: 'from', kind: 'text' },
      { name: 'to', kind: 'text' },
      { name: 'amount', kind: 'amount' },
      { name: 'fixedRate', kind: 'flag' },
      { name: 'amountTo', kind: 'amount' },
      { name: 'currencies', kind: 'text' },
    ],
  },
  {
    id: 'look',
    fields: [
      { name: 'color', kind: 'colour' },
      { name: 'backgroundColor', kind: 'colour' },
      { name: 'darkMode', kind: 'flag' },
      { name: 'horizontal', kind: 'flag' },
      { name: 'lang', kind: 'language' },
      { name: 'locales', kind: 'flag' },
      { name: 'faq', kind: 'flag' },
      { name: 'logo', kind: 'flag' },
    ],
  },
  {
    id: 'money',
    fields: [
      { name: 'fiat', kind: 'flag' },
      { name: 'isFiat', kind: 'flag' },
      { name: 'fromFiat', kind: 'text' },
      { name: 'toFiat', kind: 'text' },
      { name: 'amountFiat', kind: 'amount' },
    ],
  },
  {
    id: 'topUp',
    fields: [
      { name: 'topUpMode', kind: 'flag' },
      { name: 'topUpCurrency', kind: 'text' },
      { name: 'topUpNetwork', kind: 'text' },
      { name: 'topUpAddress', kind: 'text' },
      { name: 'topUpExtraId', kind: 'text' },
    ],
  },
  { id: 'partner', fields: [{ name: 'link_id', kind: 'text' }] },
] as const satisfies readonly { readonly id: string; readonly fields: readonly FieldRow[] }[];

/** A button leads to the exchange: of the parameters these count. */
export const BUTTON_FIELDS = [
  { name: 'buttonLabel', kind: 'text' },
  { name: 'from', kind: 'text' },
  { name: 'to', kind: 'text' },
  { name: 'amount', kind: 'amount' },
  { name: 'fixedRate', kind: 'flag' },
  { name: 'color', kind: 'colour' },
  { name: 'lang', kind: 'language' },
  { name: 'link_id', kind: 'text' },
] as const satisfies readonly FieldRow[];

export type Field = (typeof FIELD_GROUPS)[number]['fields'][number] | (typeof BUTTON_FIELDS)[number];
