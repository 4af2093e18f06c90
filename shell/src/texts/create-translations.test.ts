import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createInstance } from 'i18next';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { createTranslations } from './create-translations';
import { isTree } from './message-tree';
import type { MessageTree } from './message-tree';

const MESSAGES = {
  shell: {
    nav: { exchange: 'Tauschen' },
    rows_one: '{{count}} Zeile',
    rows_other: '{{count}} Zeilen',
    lot_zero: 'nichts',
    lot_other: '{{count}}',
    sum: '{{amount}} {{ ticker }} für {{amount}}',
  },
  other: { title: 'Anderes' },
};

const german = (onMissingKey = jest.fn()) =>
  createTranslations({ language: 'de', messages: MESSAGES, onMissingKey });

describe('the translations', () => {
  it.each<{ rule: string; key: string; values?: Record<string, unknown>; text: string }>([
    { rule: 'a key in a group', key: 'nav.exchange', text: 'Tauschen' },
    { rule: 'a key with a namespace', key: 'other:title', text: 'Anderes' },
    { rule: 'one', key: 'rows', values: { count: 1 }, text: '1 Zeile' },
    { rule: 'several', key: 'rows', values: { count: 2 }, text: '2 Zeilen' },
    { rule: 'none', key: 'lot', values: { count: 0 }, text: 'nichts' },
    {
      rule: 'values, also repeated',
      key: 'sum',
      values: { amount: '1', ticker: 'BTC' },
      text: '1 BTC für 1',
    },
    {
      rule: 'a value that looks like a name or a pattern',
      key: 'sum',
      values: { amount: '{{ticker}}', ticker: '$&' },
      text: '{{ticker}} $& für {{ticker}}',
    },
    {
      rule: 'a missing value stays visible',
      key: 'sum',
      values: { amount: 1 },
      text: '1 {{ ticker }} für 1',
    },
    {
      rule: 'a value that is undefined',
      key: 'sum',
      values: { amount: 1, ticker: undefined },
      text: '1  für 1',
    },
    { rule: 'an inherited name is not a text', key: 'nav.constructor', text: 'nav.constructor' },
    { rule: 'a group is not a text', key: 'nav', text: 'nav' },
    { rule: 'a default', key: 'nowhere', values: { defaultValue: 'Ersatz' }, text: 'Ersatz' },
  ])('have $rule', ({ key, values = {}, text }) => {
    expect(german().t(key, values)).toBe(text);
  });

  it('report an unknown key, and none that exists', () => {
    const onMissingKey = jest.fn();
    const { t, exists } = german(onMissingKey);
    t('nav.exchange');
    t('shell:nav.nowhere');
    expect(onMissingKey.mock.calls).toEqual([['shell:nav.nowhere']]);
    expect([exists('nav.exchange'), exists('other:none')]).toEqual([true, false]);
  });

  it('use English for missing keys, once it is added, with its own plurals', () => {
    const i18n = german();
    i18n.addResourceBundle('en', 'shell', {
      lead: 'Lead',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
    });
    expect([i18n.t('lead'), i18n.t('days', { count: 1 }), i18n.t('nav.exchange')]).toEqual([
      'Lead',
      '1 day',
      'Tauschen',
    ]);
  });

  it('add single texts to their groups, and replace a namespace', () => {
    const i18n = german();
    i18n.addResources('de', 'sign-in', { 'login.title': 'Anmelden', 'login.send': 'Senden' });
    expect(i18n.getResourceBundle('de', 'sign-in')).toEqual({ login: { title: 'Anmelden', send: 'Senden' } });
    i18n.removeResourceBundle('de', 'sign-in');
    i18n.addResourceBundle('de', 'sign-in', { other: 'x' });
    expect([i18n.t('sign-in:login.title'), i18n.t('sign-in:other')]).toEqual(['login.title', 'x']);
  });

  it('of a namespace can be read without its name', () => {
    const i18n = german();
    expect([
      i18n.getFixedT('de', 'other')('title'),
      i18n.getFixedT(null, 'shell', 'nav')('exchange'),
    ]).toEqual(['Anderes', 'Tauschen']);
  });
});

/** Keys of all texts, without the endings of plurals. */
const keysOf = (tree: MessageTree, prefix = ''): readonly string[] =>
  Object.entries(tree).flatMap(([name, below]) =>
    isTree(below)
      ? keysOf(below, `${prefix}${name}.`)
      : [`${prefix}${name.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  );

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGES = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));

const localeOf = (name: string, language: string): MessageTree => {
  const tree: unknown = JSON.parse(readFileSync(join(ROOT, name, 'locales', `${language}.json`), 'utf8'));
  return isTree(tree) ? tree : {};
};

/** Some of the names in our texts: the others stay visible. */
const valuesFor = (count: number) => ({ count, ticker: 'BTC', amount: '0.1', name: '$& <b>' });

describe('the texts of all packages', () => {
  it.each(LANGUAGES.map((language) => ({ language })))(
    'are those of i18next in $language',
    ({ language }) => {
      const messages = Object.fromEntries(PACKAGES.map((name) => [name, localeOf(name, language)]));
      const i18next = createInstance();
      void i18next.init({
        lng: language,
        fallbackLng: 'en',
        ns: PACKAGES,
        resources: { [language]: messages },
        interpolation: { escapeValue: false },
        initAsync: false,
      });
      const own = createTranslations({ language, messages, onMissingKey: () => undefined });
      const keys = PACKAGES.flatMap((name) => [...new Set(keysOf(messages[name] ?? {}, `${name}:`))]);
      const textsIn = (t: (key: string, values: Record<string, unknown>) => string) =>
        keys.flatMap((key) => [0, 1, 2, 5, 21].map((count) => `${key} ${t(key, valuesFor(count))}`));
      expect(textsIn(own.t).join('\n')).toBe(textsIn(i18next.t).join('\n'));
    },
  );
});
