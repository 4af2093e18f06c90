import {
  amount,
  colour,
  configuratorType,
  flag,
  label,
  linkId,
  optionalAmount,
  optionalColour,
  optionalLine,
  ticker,
  tickers,
  widgetLanguage,
} from './widget-codecs.ts';
import type { TextCodec } from './widget-codecs.ts';

/** A parameter of the widget: its text form, default and description. */
export type WidgetParameter<Value> = {
  readonly codec: TextCodec<Value>;
  readonly byDefault: Value;
  /** Default as text, for documents. */
  readonly printedDefault: string;
  readonly what: string;
};

const row = <Value>(codec: TextCodec<Value>, byDefault: Value, what: string): WidgetParameter<Value> => ({
  codec,
  byDefault,
  printedDefault: codec.print(byDefault),
  what,
});

/**
 * Spec §3 "Widget configuration", in its order, with the partner's link ID. A test compares docs/widget.md with
 * this table. `backgroundColor` has no default here: see `defaultBackground`.
 */
export const WIDGET_PARAMETERS = {
  currencies: row(tickers, [], 'Currencies on offer. Empty: all.'),
  from: row(ticker, null, 'Initial currency to send.'),
  to: row(ticker, null, 'Initial currency to receive.'),
  amount: row(amount, '0.1', 'Initial amount to send.'),
  amountTo: row(
    optionalAmount,
    null,
    'Initial amount to receive, instead of `amount`. Requires `fixedRate`.',
  ),
  faq: row(flag, true, 'Shows answers to three common questions below the form.'),
  logo: row(flag, true, 'Shows the name of this site below the form.'),
  horizontal: row(flag, false, 'Landscape layout: amounts and addresses side by side if there is room.'),
  locales: row(flag, true, 'Shows a language menu.'),
  lang: row(widgetLanguage, 'en-US', 'Initial language.'),
  color: row(colour, '#00C26F', 'Accent colour.'),
  configuratorType: row(configuratorType, 'widget', 'Whether the configurator creates a widget or a button.'),
  buttonLabel: row(label, 'Exchange', 'Label of the button.'),
  fiat: row(flag, true, 'Offers fiat currencies, too.'),
  fixedRate: row(flag, false, 'Starts with a fixed rate if the pair has one.'),
  darkMode: row(flag, false, 'Dark theme.'),
  backgroundColor: row(optionalColour, null, 'Background colour.'),
  fromFiat: row(ticker, null, 'Initial currency to send with `isFiat`. Default: `eur`.'),
  toFiat: row(ticker, null, 'Initial currency to receive with `isFiat`.'),
  isFiat: row(flag, false, 'Starts with a purchase: `fromFiat`, `toFiat` and `amountFiat` apply.'),
  amountFiat: row(optionalAmount, null, 'Initial amount to send with `isFiat`.'),
  topUpMode: row(flag, false, 'Top-ups only: the next four are fixed, the visitor chooses what to send.'),
  topUpNetwork: row(ticker, null, 'Network of the currency to top up.'),
  topUpCurrency: row(ticker, null, 'Currency to top up.'),
  topUpAddress: row(optionalLine, null, 'Address to top up.'),
  topUpExtraId: row(optionalLine, null, 'Memo, tag or payment ID of that address.'),
  link_id: row(linkId, null, 'Your referral link ID: orders of the widget count as yours.'),
} as const;

type Parameters = typeof WIDGET_PARAMETERS;
export type WidgetParameterName = keyof Parameters;

/** Decoded settings of a widget. */
export type WidgetSettings = {
  readonly [Name in WidgetParameterName]: Parameters[Name] extends WidgetParameter<infer Value>
    ? Value
    : never;
};

const isName = (name: string): name is WidgetParameterName => Object.hasOwn(WIDGET_PARAMETERS, name);

/** Parameter names, in the order of the table. */
export const WIDGET_PARAMETER_NAMES: readonly WidgetParameterName[] =
  Object.keys(WIDGET_PARAMETERS).filter(isName);
