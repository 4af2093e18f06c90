import * as fc from 'fast-check';

import {
  DEFAULT_WIDGET,
  printWidgetSettings,
  readWidgetSettings,
  WIDGET_LANGUAGES,
  WIDGET_PARAMETER_NAMES,
  widgetColoursPath,
} from './index.ts';
import type { WidgetSettings } from './index.ts';

const ticker = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const amount = fc.stringMatching(/^\d{1,12}(\.\d{1,12})?$/);
const colour = fc.stringMatching(/^#[0-9A-F]{6}$/);
const line = (longest: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: longest })
    .filter((text) => text.length <= longest && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Any configuration. */
const settings: fc.Arbitrary<WidgetSettings> = fc.record({
  currencies: fc.uniqueArray(ticker, { maxLength: 6 }),
  from: optional(ticker),
  to: optional(ticker),
  amount,
  amountTo: optional(amount),
  faq: fc.boolean(),
  logo: fc.boolean(),
  horizontal: fc.boolean(),
  locales: fc.boolean(),
  lang: fc.constantFrom(...WIDGET_LANGUAGES),
  color: colour,
  configuratorType: fc.constantFrom('widget' as const, 'button' as const),
  buttonLabel: line(60),
  fiat: fc.boolean(),
  fixedRate: fc.boolean(),
  darkMode: fc.boolean(),
  backgroundColor: optional(colour),
  fromFiat: optional(ticker),
  toFiat: optional(ticker),
  isFiat: fc.boolean(),
  amountFiat: optional(amount),
  topUpMode: fc.boolean(),
  topUpNetwork: optional(ticker),
  topUpCurrency: optional(ticker),
  topUpAddress: optional(line(100)),
  topUpExtraId: optional(line(100)),
  link_id: optional(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
});

const read = (search: string) => readWidgetSettings(search).settings;

describe('the widget’s address (spec §3 "Widget configuration")', () => {
  it('is parsed back to the same settings', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const { settings: back, problems } = readWidgetSettings(printWidgetSettings(chosen));
        expect(back).toEqual(chosen);
        expect(problems).toEqual([]);
      }),
    );
  });

  it('is empty for the default settings', () => {
    expect(printWidgetSettings(DEFAULT_WIDGET)).toBe('');
    expect(read('')).toEqual(DEFAULT_WIDGET);
  });

  it('has the nine languages of spec §9 "Widget"', () => {
    expect(WIDGET_LANGUAGES.join(' ')).toBe('en-US ru-RU ko-KR pt-PT de-DE es-ES fr-FR ja-JP id-ID');
  });

  it('has the defaults of the spec', () => {
    expect(DEFAULT_WIDGET).toEqual({
      currencies: [],
      from: null,
      to: null,
      amount: '0.1',
      amountTo: null,
      faq: true,
      logo: true,
      horizontal: false,
      locales: true,
      lang: 'en-US',
      color: '#00C26F',
      configuratorType: 'widget',
      buttonLabel: 'Exchange',
      fiat: true,
      fixedRate: false,
      darkMode: false,
      backgroundColor: null,
      fromFiat: null,
      toFiat: null,
      isFiat: false,
      amountFiat: null,
      topUpMode: false,
      topUpNetwork: null,
      topUpCurrency: null,
      topUpAddress: null,
      topUpExtraId: null,
      link_id: null,
    });
  });

  it('contains only settings that differ from the default, in the order of the table', () => {
    expect(printWidgetSettings({ ...DEFAULT_WIDGET, darkMode: true, from: 'btc', lang: 'de-DE' })).toBe(
      '?from=btc&lang=de-DE&darkMode=true',
    );
  });

  it.each([
    { rule: 'a ticker in capitals', search: '?from=BTC', told: { from: 'btc' } },
    { rule: 'a colour without its #', search: '?color=ff7a00', told: { color: '#FF7A00' } },
    { rule: 'a language without its country', search: '?lang=de', told: { lang: 'de-DE' } },
    { rule: 'a language with different capitalisation', search: '?lang=JA-jp', told: { lang: 'ja-JP' } },
    {
      rule: 'a list with spaces and duplicates',
      search: '?currencies=btc,%20ETH,btc',
      told: { currencies: ['btc', 'eth'] },
    },
    { rule: 'the first of two values', search: '?from=btc&from=eth', told: { from: 'btc' } },
    { rule: 'an empty value as missing', search: '?amount=&faq=', told: { amount: '0.1', faq: true } },
    { rule: 'ignores properties inherited from Object', search: '?__proto__=1&constructor=2', told: {} },
    {
      rule: 'parameters next to a malformed % sequence',
      search: '?x=%E0%A4%A&from=btc',
      told: { from: 'btc' },
    },
    { rule: 'the first part of 64 kB', search: `?from=btc&x=${'a'.repeat(65_536)}`, told: { from: 'btc' } },
  ])('reads $rule', ({ search, told }) => {
    expect(readWidgetSettings(search)).toEqual({ settings: { ...DEFAULT_WIDGET, ...told }, problems: [] });
  });

  it.each([
    { name: 'currencies', text: 'btc,<b>' },
    { name: 'currencies', text: 'btc,,eth' },
    { name: 'from', text: '../../x' },
    { name: 'amount', text: '1e9' },
    { name: 'amount', text: '0,5' },
    { name: 'amountTo', text: '-1' },
    { name: 'faq', text: 'maybe' },
    { name: 'faq', text: 'constructor' },
    { name: 'lang', text: 'xx-XX' },
    { name: 'color', text: 'red' },
    { name: 'color', text: '#00C26F;}' },
    { name: 'backgroundColor', text: 'url(x)' },
    { name: 'configuratorType', text: 'toString' },
    { name: 'buttonLabel', text: 'x'.repeat(61) },
    { name: 'buttonLabel', text: 'two\nlines' },
    { name: 'topUpAddress', text: 'a\u2028b' },
    { name: 'link_id', text: '<script>' },
  ])('reports that $name cannot be $text, and uses the default', ({ name, text }) => {
    const { settings: taken, problems } = readWidgetSettings(
      `?${new URLSearchParams([[name, text]]).toString()}`,
    );
    expect(taken).toEqual(DEFAULT_WIDGET);
    expect(problems).toEqual([{ name, text: text.slice(0, 40), expected: expect.any(String) }]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(Object.keys(read(search)).sort()).toEqual([...WIDGET_PARAMETER_NAMES].sort());
      }),
    );
  });

  it('has a separate URL for the colours', () => {
    expect(widgetColoursPath(read('?color=ff7a00&darkMode=true&from=btc'))).toBe(
      '/embed/colours.css?color=%23FF7A00&darkMode=true',
    );
  });
});
