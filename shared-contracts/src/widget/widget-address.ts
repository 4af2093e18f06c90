import { WIDGET_PARAMETER_NAMES, WIDGET_PARAMETERS } from './widget-parameters.ts';
import type { WidgetParameter, WidgetParameterName, WidgetSettings } from './widget-parameters.ts';

/** Parameter with an invalid value. The default is used instead. */
export type WidgetProblem = {
  readonly name: WidgetParameterName;
  /** Beginning of the value. */
  readonly text: string;
  readonly expected: string;
};

export type ReadWidget = { readonly settings: WidgetSettings; readonly problems: readonly WidgetProblem[] };

/** Path of the widget: the only page that third-party sites can frame. */
export const WIDGET_PATH = '/embed';

/** Path of the style sheet with the colours of a widget, given in its query. */
export const WIDGET_COLOURS_PATH = '/embed/colours.css';

/** Longer than any real configuration. The rest of the query is ignored. */
const LONGEST_QUERY = 8192;
const SHOWN_CHARACTERS = 40;

type PickEach = <Value>(name: WidgetParameterName, parameter: WidgetParameter<Value>) => Value;

const P = WIDGET_PARAMETERS;

const pickAll = (pick: PickEach): WidgetSettings => ({
  currencies: pick('currencies', P.currencies),
  from: pick('from', P.from),
  to: pick('to', P.to),
  amount: pick('amount', P.amount),
  amountTo: pick('amountTo', P.amountTo),
  faq: pick('faq', P.faq),
  logo: pick('logo', P.logo),
  horizontal: pick('horizontal', P.horizontal),
  locales: pick('locales', P.locales),
  lang: pick('lang', P.lang),
  color: pick('color', P.color),
  configuratorType: pick('configuratorType', P.configuratorType),
  buttonLabel: pick('buttonLabel', P.buttonLabel),
  fiat: pick('fiat', P.fiat),
  fixedRate: pick('fixedRate', P.fixedRate),
  darkMode: pick('darkMode', P.darkMode),
  backgroundColor: pick('backgroundColor', P.backgroundColor),
  fromFiat: pick('fromFiat', P.fromFiat),
  toFiat: pick('toFiat', P.toFiat),
  isFiat: pick('isFiat', P.isFiat),
  amountFiat: pick('amountFiat', P.amountFiat),
  topUpMode: pick('topUpMode', P.topUpMode),
  topUpNetwork: pick('topUpNetwork', P.topUpNetwork),
  topUpCurrency: pick('topUpCurrency', P.topUpCurrency),
  topUpAddress: pick('topUpAddress', P.topUpAddress),
  topUpExtraId: pick('topUpExtraId', P.topUpExtraId),
  link_id: pick('link_id', P.link_id),
});

export const DEFAULT_WIDGET: WidgetSettings = pickAll((_, { byDefault }) => byDefault);

/**
 * Parses the URL query of a widget (spec §3 "Widget configuration"). The first of duplicate parameters counts, and an
 * empty one counts as missing. Invalid values are reported and replaced by the default. Unknown parameters are ignored.
 */
export const readWidgetSettings = (search: string): ReadWidget => {
  const params = new URLSearchParams(search.slice(0, LONGEST_QUERY));
  const problems: WidgetProblem[] = [];
  const settings = pickAll((name, { codec, byDefault }) => {
    const text = params.get(name) ?? '';
    if (text === '') return byDefault;
    const value = codec.read(text);
    if (value !== undefined) return value;
    problems.push({ name, text: text.slice(0, SHOWN_CHARACTERS), expected: codec.expected });
    return byDefault;
  });
  return { settings, problems };
};

const textOf = <Value>(value: Value, { codec, byDefault }: WidgetParameter<Value>): string =>
  codec.print(value) === codec.print(byDefault) ? '' : codec.print(value);

const textsOf = (settings: WidgetSettings): Readonly<Record<WidgetParameterName, string>> => ({
  currencies: textOf(settings.currencies, P.currencies),
  from: textOf(settings.from, P.from),
  to: textOf(settings.to, P.to),
  amount: textOf(settings.amount, P.amount),
  amountTo: textOf(settings.amountTo, P.amountTo),
  faq: textOf(settings.faq, P.faq),
  logo: textOf(settings.logo, P.logo),
  horizontal: textOf(settings.horizontal, P.horizontal),
  locales: textOf(settings.locales, P.locales),
  lang: textOf(settings.lang, P.lang),
  color: textOf(settings.color, P.color),
  configuratorType: textOf(settings.configuratorType, P.configuratorType),
  buttonLabel: textOf(settings.buttonLabel, P.buttonLabel),
  fiat: textOf(settings.fiat, P.fiat),
  fixedRate: textOf(settings.fixedRate, P.fixedRate),
  darkMode: textOf(settings.darkMode, P.darkMode),
  backgroundColor: textOf(settings.backgroundColor, P.backgroundColor),
  fromFiat: textOf(settings.fromFiat, P.fromFiat),
  toFiat: textOf(settings.toFiat, P.toFiat),
  isFiat: textOf(settings.isFiat, P.isFiat),
  amountFiat: textOf(settings.amountFiat, P.amountFiat),
  topUpMode: textOf(settings.topUpMode, P.topUpMode),
  topUpNetwork: textOf(settings.topUpNetwork, P.topUpNetwork),
  topUpCurrency: textOf(settings.topUpCurrency, P.topUpCurrency),
  topUpAddress: textOf(settings.topUpAddress, P.topUpAddress),
  topUpExtraId: textOf(settings.topUpExtraId, P.topUpExtraId),
  link_id: textOf(settings.link_id, P.link_id),
});

/**
 * Formats settings as a query with `?`, without defaults, in the order of the table. Empty if all settings are default.
 */
export const printWidgetSettings = (settings: WidgetSettings): string => {
  const texts = textsOf(settings);
  const given = WIDGET_PARAMETER_NAMES.filter((name) => texts[name] !== '').map((name) => [
    name,
    texts[name],
  ]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** URL of the colours of a widget. The same colours have the same URL. */
export const widgetColoursPath = ({
  color,
  backgroundColor,
  darkMode,
}: Pick<WidgetSettings, 'color' | 'backgroundColor' | 'darkMode'>): string =>
  `${WIDGET_COLOURS_PATH}${printWidgetSettings({ ...DEFAULT_WIDGET, color, backgroundColor, darkMode })}`;
