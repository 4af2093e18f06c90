import { readWidgetSettings } from '@coinlane/shared-contracts/widget';

import type { Variant } from '../../releases/variants/index.ts';
import type { ComposedPage } from './compose-page.ts';
import type { PageDocument } from './page-document.ts';
import type { PageRequest } from './page-request.ts';
import { createPageSource } from './page-source.ts';

const aPage = (changes: Partial<PageRequest> = {}): PageRequest => ({
  language: 'en',
  basename: '',
  pathname: '/currencies',
  search: '',
  remote: 'mfe-listing',
  route: '/currencies',
  isApp: false,
  isShellPage: false,
  isBot: false,
  theme: null,
  runningOrders: 0,
  sandboxNamespace: null,
  widget: null,
  ...changes,
});
const aVariant = (changes: Partial<Variant> = {}): Variant => ({
  revision: 7,
  remotes: new Map(),
  pins: [],
  overrides: [],
  isInspectable: false,
  key: '',
  isForEverybody: true,
  ...changes,
});
const aDocument = (changes: Partial<PageDocument> = {}): PageDocument => ({
  _tag: 'Document',
  status: 200,
  isCacheable: true,
  parts: ['<html>', '</html>'],
  styleHash: null,
  hash: 'same',
  ...changes,
});

/** Page source whose pages are given by the test, with a new value each time. */
const aSource = (answer: (asked: PageRequest, serial: number) => ComposedPage = () => aDocument()) => {
  let count = 0;
  const source = createPageSource({
    onCached: null,
    compose: (page) => {
      count += 1;
      return Promise.resolve(answer(page, count));
    },
    shellVersion: '1.0.0',
  });
  const get = (page: Partial<PageRequest> = {}, variant: Partial<Variant> = {}, nowMs = 0) =>
    source.get({ page: aPage(page), variant: aVariant(variant), reads: [] }, nowMs);
  return { get, count: () => count, source };
};

const TEST = { sandboxNamespace: 'test-1' };
const { settings } = readWidgetSettings('');

describe('createPageSource', () => {
  it('caches a shareable page for seconds', async () => {
    const { get, count } = aSource();
    await get({}, {}, 0);
    await get({}, {}, 1999);
    expect(count()).toBe(1);
  });

  it.each([
    { rule: 'a namespace of a test', page: TEST, variant: {} },
    { rule: 'a long query', page: { search: `?q=${'x'.repeat(300)}` }, variant: {} },
    { rule: 'a widget', page: { widget: settings }, variant: {} },
    { rule: 'overrides', page: {}, variant: { overrides: ['mfe-pro@2.0.0'] } },
  ])('does not cache a page of $rule', async ({ page, variant }) => {
    const { get, count, source } = aSource();
    await get(page, variant);
    await get(page, variant);
    expect(count()).toBe(2);
    expect(source.cacheKeyOf({ page: aPage(page), variant: aVariant(variant), reads: [] })).toBeNull();
  });

  it.each([
    { rule: 'once for concurrent requests in a test namespace', page: TEST, variant: {}, made: 2 },
    {
      rule: 'for each request if it contains a token',
      page: { ...TEST, widget: settings },
      variant: {},
      made: 50,
    },
    {
      rule: 'for each request with overrides',
      page: TEST,
      variant: { overrides: ['mfe-pro@2.0.0'] },
      made: 50,
    },
  ])('creates an uncached page $rule', async ({ page, variant, made }) => {
    const { get, count } = aSource();
    await Promise.all(Array.from({ length: 50 }, () => get(page, variant)));
    expect(count()).toBe(made);
  });

  it.each([
    { what: 'namespaces', page: { sandboxNamespace: 'test-2' }, variant: {} },
    { what: 'addresses', page: { ...TEST, search: '?q=a' }, variant: {} },
    { what: 'languages', page: { ...TEST, basename: '/de' }, variant: {} },
    { what: 'themes', page: { ...TEST, theme: 'dark' as const }, variant: {} },
    { what: 'robots and users', page: { ...TEST, isBot: true }, variant: {} },
    { what: 'revisions', page: TEST, variant: { revision: 8 } },
    { what: 'canaries', page: TEST, variant: { key: 'mfe-pro@2.0.0' } },
  ])('does not share a page between $what', async ({ page, variant }) => {
    const { get, count } = aSource();
    await Promise.all([get(TEST), get(TEST), get(page, variant), get(page, variant)]);
    expect(count()).toBe(4);
  });

  it.each([
    { rule: 'one with the same content', changes: {}, isSame: true },
    { rule: 'not one with other content', changes: { hash: 'other' }, isSame: false },
    { rule: 'not one with another status', changes: { status: 404 }, isSame: false },
    { rule: 'not one for one visitor', changes: { isCacheable: false }, isSame: false },
  ])('recognises an equal page, with its compressed form: $rule', async ({ changes, isSame }) => {
    const { get } = aSource((_, serial) => aDocument(serial === 1 ? {} : changes));
    const [first, second] = [await get(TEST), await get({ sandboxNamespace: 'test-2' })];
    expect(second === first).toBe(isSame);
  });

  it('returns redirects and failures unchanged', async () => {
    const moved: ComposedPage = { _tag: 'Redirect', status: 301, to: '/x' };
    const { get } = aSource(({ search }) => (search === '' ? moved : { _tag: 'Unavailable' }));
    expect([await get(), await get({ search: '?q=1' })]).toEqual([moved, { _tag: 'Unavailable' }]);
  });
});
