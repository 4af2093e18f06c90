import { LANGUAGES } from '../values/index.ts';
import type { DecimalString, Language, Ticker } from '../values/index.ts';

/** Text form of a parameter. `read` returns undefined for an invalid text. */
export type TextCodec<Value> = {
  readonly read: (text: string) => Value | undefined;
  readonly print: (value: Value) => string;
  /** Valid values in plain text, for documentation and problems. */
  readonly expected: string;
};

const LONGEST_AMOUNT = 40;
const MOST_CURRENCIES = 200;
const LONGEST_LABEL = 60;
const LONGEST_ADDRESS = 256;
const TICKER = /^[a-z0-9._-]{1,32}$/;

/** Spec §9 "Widget": the nine languages of the site, with their codes in widget snippets. */
export const WIDGET_LANGUAGES = [
  'en-US',
  'ru-RU',
  'ko-KR',
  'pt-PT',
  'de-DE',
  'es-ES',
  'fr-FR',
  'ja-JP',
  'id-ID',
] as const;

export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

/** Converts a widget language code to a language of the site. */
export const languageOfWidget = (code: WidgetLanguage): Language =>
  LANGUAGES.find((language) => code.startsWith(`${language}-`)) ?? 'en';

/** Converts a language of the site to a widget language code. */
export const widgetLanguageOf = (language: Language): WidgetLanguage =>
  WIDGET_LANGUAGES.find((code) => code.startsWith(`${language}-`)) ?? 'en-US';

const readTicker = (text: string): Ticker | undefined => {
  const ticker = text.trim().toLowerCase();
  return TICKER.test(ticker) ? ticker : undefined;
};

/** Maps a missing value to null. */
const orNone = <Value>({ read, print, expected }: TextCodec<Value>): TextCodec<Value | null> => ({
  read: (text) => (text === '' ? null : read(text)),
  print: (value) => (value === null ? '' : print(value)),
  expected,
});

const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);

const line = (longest: number): TextCodec<string> => ({
  read: (text) => (text.length <= longest && isPrintable(text) ? text : undefined),
  print: (text) => text,
  expected: `a text of at most ${String(longest)} characters in one line`,
});

export const flag: TextCodec<boolean> = {
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  print: String,
  expected: '`true` or `false`',
};

export const ticker: TextCodec<Ticker | null> = orNone({
  read: readTicker,
  print: (value) => value,
  expected: 'a ticker such as `btc` or `usdttrc20`',
});

export const tickers: TextCodec<readonly Ticker[]> = {
  read: (text) => {
    const read = text.split(',').map(readTicker);
    const known = read.filter((value) => value !== undefined);
    if (text.trim() === '') return [];
    return known.length === read.length && known.length <= MOST_CURRENCIES ? [...new Set(known)] : undefined;
  },
  print: (values) => values.join(','),
  expected: 'tickers with commas between them',
};

const amountText: TextCodec<DecimalString> = {
  read: (text) => (text.length <= LONGEST_AMOUNT && /^\d+(?:\.\d+)?$/.test(text) ? text : undefined),
  print: (value) => value,
  expected: 'digits with an optional fraction, such as `0.1`',
};
export const amount = amountText;
export const optionalAmount: TextCodec<DecimalString | null> = orNone(amountText);

/** A colour such as `#00C26F`. The `#`, which is `%23` in a URL, is optional. */
const hexColour: TextCodec<string> = {
  read: (text) => (/^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toUpperCase()}` : undefined),
  print: (value) => value,
  expected: 'a colour of six hexadecimal digits, such as `#00C26F`',
};
export const colour = hexColour;
export const optionalColour: TextCodec<string | null> = orNone(hexColour);

export const widgetLanguage: TextCodec<WidgetLanguage> = {
  read: (text) =>
    WIDGET_LANGUAGES.find(
      (code) => code.toLowerCase() === text.toLowerCase() || code.startsWith(`${text.toLowerCase()}-`),
    ),
  print: (value) => value,
  expected: WIDGET_LANGUAGES.map((code) => `\`${code}\``).join(', '),
};

export const CONFIGURATOR_TYPES = ['widget', 'button'] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];

export const configuratorType: TextCodec<ConfiguratorType> = {
  read: (text) => CONFIGURATOR_TYPES.find((type) => type === text),
  print: (value) => value,
  expected: '`widget` or `button`',
};

export const label = line(LONGEST_LABEL);
export const optionalLine: TextCodec<string | null> = orNone(line(LONGEST_ADDRESS));

/** Link id of a partner (spec §9 "Stored identifiers"). */
export const linkId: TextCodec<string | null> = orNone({
  read: (text) => (/^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined),
  print: (value) => value,
  expected: 'the ID of your referral link: letters, digits, `_` and `-`, at most 64',
});
