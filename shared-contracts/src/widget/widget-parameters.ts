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
 * Spec §3 "Widget configuration", in its order, with the link id of the partner. A test compares docs/widget.md with
 * this table. `backgroundColor` has no default here: see `defaultBackground`.
 */
export const WIDGET_PARAMETERS = {
  currencies: row(tickers, [], 'The currencies that may be chosen; nothing: all of them.'),
  from: row(ticker, null, 'The currency to send at first.'),
  to: row(ticker, null, 'The currency to receive at first.'),
  amount: row(amount, '0.1', 'The amount to send at first.'),
  amountTo: row(optionalAmount, null, 'The wanted amount at first, instead of `amount`; needs `fixedRate`.'),
  faq: row(flag, true, 'Answers to three common questions below the form.'),
  logo: row(flag, true, 'The name of this site below the form.'),
  horizontal: row(
    flag,
    false,
    'The landscape layout: amounts and addresses side by side where there is room.',
  ),
  locales: row(flag, true, 'A language switch.'),
  lang: row(widgetLanguage, 'en-US', 'The language at first.'),
  color: row(colour, '#00C26F', 'The accent colour.'),
  configuratorType: row(configuratorType, 'widget', 'Whether the configurator makes a widget or a button.'),
  buttonLabel: row(label, 'Exchange', 'What the button says.'),
  fiat: row(flag, true, 'Whether money can be exchanged too.'),
  fixedRate: row(flag, false, 'A fixed rate at first, where the pair has one.'),
  darkMode: row(flag, false, 'The dark theme.'),
  backgroundColor: row(optionalColour, null, 'The colour behind everything.'),
  fromFiat: row(ticker, null, 'The currency to send at first with `isFiat`; `eur` by default.'),
  toFiat: row(ticker, null, 'The currency to receive at first with `isFiat`.'),
  isFiat: row(flag, false, 'Buying with money at first: `fromFiat`, `toFiat` and `amountFiat` count.'),
  amountFiat: row(optionalAmount, null, 'The amount to send at first with `isFiat`.'),
  topUpMode: row(flag, false, 'Only topping up: the next four are fixed, the visitor chooses what to send.'),
  topUpNetwork: row(ticker, null, 'The network of the currency to top up.'),
  topUpCurrency: row(ticker, null, 'The currency to top up.'),
  topUpAddress: row(optionalLine, null, 'The address to top up.'),
  topUpExtraId: row(optionalLine, null, 'Its memo, tag or payment id.'),
  link_id: row(linkId, null, 'Your referral link id: orders of the widget are yours.'),
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
