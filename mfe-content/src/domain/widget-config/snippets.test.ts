/** @jest-environment browser */
import { DEFAULT_WIDGET, printWidgetSettings, readWidgetSettings } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import {
  buttonSnippet,
  buttonUrl,
  iframeSnippet,
  reactButtonSnippet,
  reactSnippet,
  scriptSnippet,
  widgetUrl,
} from '.';
import { escapeMarkup, escapeScript } from './escape-snippet';
import { HOSTILE_TEXTS } from './hostile-texts.fixture';

const ORIGIN = 'https://coinlane.example';
const sourceOf = (settings: Partial<WidgetSettings>, title = 'Crypto exchange') => ({
  origin: ORIGIN,
  settings: { ...DEFAULT_WIDGET, ...settings },
  title,
});
const parsed = (html: string): HTMLElement => {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  return page.body;
};
const namesIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('*')].map(({ localName }) => localName);

/** Evaluates a JavaScript string literal with the JSON parser, which has the same literals. */
const valueOf = (literal: string): unknown => JSON.parse(literal);

describe('the widget’s snippets', () => {
  const chosen = {
    from: 'btc',
    to: 'eth',
    lang: 'de-DE',
    darkMode: true,
    link_id: 'abc',
    amountTo: '1',
  } as const;

  it.each([
    { kind: 'iframe', write: iframeSnippet, wanted: ['iframe'] },
    { kind: 'script', write: scriptSnippet, wanted: ['div', 'script'] },
  ])('as $kind are valid elements, and parse to the same settings', ({ write, wanted }) => {
    const body = parsed(write(sourceOf(chosen)));
    expect(namesIn(body)).toEqual(wanted);
    const frame = body.querySelector('iframe');
    const data = Object.fromEntries(Object.entries(body.querySelector('div')?.dataset ?? {}));
    const search =
      frame === null
        ? `?${new URLSearchParams(
            Object.entries(data).map(([name, text]) => [name === 'linkId' ? 'link_id' : name, text ?? '']),
          ).toString()}`
        : new URL(frame.src).search;
    expect(readWidgetSettings(search).settings).toEqual({ ...DEFAULT_WIDGET, ...chosen });
  });

  it('as React contain the same URL', () => {
    const [, literal = ''] = /const ADDRESS = (".*");/.exec(reactSnippet(sourceOf(chosen))) ?? [];
    expect(valueOf(literal)).toBe(`${ORIGIN}/embed${printWidgetSettings({ ...DEFAULT_WIDGET, ...chosen })}`);
  });

  it('omit settings of the configurator', () => {
    expect(widgetUrl(sourceOf({ configuratorType: 'button', buttonLabel: 'x' }))).toBe(`${ORIGIN}/embed`);
  });
});

describe('the button', () => {
  it.each([
    { rule: 'the exchange', settings: {}, url: '/exchange?amount=0.1' },
    {
      rule: 'the exchange in its language, with pair, rate and partner',
      settings: { from: 'btc', to: 'eth', fixedRate: true, lang: 'ja-JP', link_id: 'abc' } as const,
      url: '/ja/exchange?from=btc&to=eth&amount=0.1&rateMode=fixed&link_id=abc',
    },
  ])('links to $rule', ({ settings, url }) => {
    expect(buttonUrl(sourceOf(settings))).toBe(`${ORIGIN}${url}`);
    expect(parsed(buttonSnippet(sourceOf(settings))).querySelector('a')?.href).toBe(`${ORIGIN}${url}`);
  });
});

describe('hostile text of a partner', () => {
  it('is fuzzed with five hundred texts', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(500);
  });

  it('stays text in the HTML, and parses unchanged', () => {
    for (const text of HOSTILE_TEXTS) {
      const source = sourceOf({ buttonLabel: text, topUpAddress: text }, text);
      const button = parsed(buttonSnippet(source));
      expect(namesIn(button)).toEqual(['a']);
      expect(button.querySelector('a')?.textContent).toBe(text.replace(/\r\n?/g, '\n'));
      const frame = parsed(iframeSnippet(source));
      expect(namesIn(frame)).toEqual(['iframe']);
      expect(frame.querySelector('iframe')?.getAttributeNames().sort()).toEqual([
        'allow',
        'height',
        'loading',
        'referrerpolicy',
        'sandbox',
        'src',
        'style',
        'title',
        'width',
      ]);
      expect(namesIn(parsed(scriptSnippet(source)))).toEqual(['div', 'script']);
    }
  });

  it('stays a string in the script, also inside a page', () => {
    for (const text of HOSTILE_TEXTS) {
      const source = sourceOf({ buttonLabel: text, topUpAddress: text }, text);
      const literal = escapeScript(text);
      expect(valueOf(literal)).toBe(text);
      for (const snippet of [reactSnippet(source), reactButtonSnippet(source)]) {
        expect(snippet).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i);
        const page = parsed(`<script>${snippet.replace(/<\/?[a-z]+|\/>/gi, '')}</script><b></b>`);
        expect(namesIn(page)).toEqual(['script', 'b']);
      }
    }
  });

  it.each(['<', '>', '&', '"', "'", '\u2028', '\u2029'])('escapes %j in both', (character) => {
    expect(escapeMarkup(character)).toMatch(/^&#?\w+;$/);
    expect(escapeScript(character)).toMatch(/^"\\(?:u[0-9a-f]{4}|")"$/);
  });
});
