import { networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../domain/currency/listed-currency.fixture';
import { contentOf } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { searchFailureOf, toFound, toListingView } from './listing-view';

const table = listingPageAt('/currencies', '');
const searched = listingPageAt('/currencies', '?q=bit');
const coin = listingPageAt('/currencies/bitcoin', '');
const content = { _tag: 'NotFound' } as const;
const idle = { answer: null, error: null, isPending: false };
const failure = networkError('offline');

describe('toListingView', () => {
  it.each([
    { rule: 'no data yet', facts: { ...idle, page: table }, view: { _tag: 'Loading', page: table } },
    {
      rule: 'an answer for this page',
      facts: { ...idle, page: coin, answer: { page: coin, content } },
      view: { _tag: 'Loaded', page: coin, content, isStale: false },
    },
    {
      rule: 'an answer takes precedence over a later error',
      facts: { ...idle, page: coin, answer: { page: coin, content }, error: failure },
      view: { _tag: 'Loaded', page: coin, content, isStale: false },
    },
    {
      rule: 'an answer for another page is ignored',
      facts: { ...idle, page: coin, answer: { page: table, content } },
      view: { _tag: 'Loading', page: coin },
    },
    {
      rule: 'a searched table keeps its rows',
      facts: { ...idle, page: searched, answer: { page: table, content } },
      view: { _tag: 'Loaded', page: searched, content, isStale: true },
    },
    {
      rule: 'also if the search fails',
      facts: { ...idle, page: searched, answer: { page: table, content }, error: failure },
      view: { _tag: 'Loaded', page: searched, content, isStale: true },
    },
    {
      rule: 'a failure',
      facts: { ...idle, page: coin, error: failure, isPending: true },
      view: { _tag: 'Failed', page: coin, error: failure, isPending: true },
    },
  ])('$rule', ({ facts, view }) => {
    expect(toListingView(facts)).toEqual(view);
  });
});

describe('searchFailureOf', () => {
  it.each([
    {
      rule: 'no failure',
      facts: { ...idle, page: searched, answer: { page: table, content } },
      is: null,
    },
    {
      rule: 'a search above the previous rows',
      facts: { page: searched, answer: { page: table, content }, error: failure, isPending: true },
      is: { error: failure, isPending: true },
    },
    {
      rule: 'a whole page, which shows the failure itself',
      facts: { ...idle, page: coin, error: failure },
      is: null,
    },
    {
      rule: 'a previous page',
      facts: { ...idle, page: coin, answer: { page: table, content }, error: failure },
      is: null,
    },
  ])('$rule', ({ facts, is }) => {
    expect(searchFailureOf(facts)).toEqual(is);
  });
});

describe('toFound', () => {
  const currencies = Array.from({ length: 101 }, (_, at) =>
    aCurrency({ id: String(at), ticker: `c${String(at)}`, link: `coin-${String(at)}` }),
  );
  const found = contentOf(table, listingData({ currencies }));
  const loaded = { ...idle, page: table, answer: { page: table, content: found } };
  it.each([
    { rule: 'the rows of all pages of the table', facts: loaded, total: 101 },
    { rule: 'unknown while the list is loading', facts: { ...loaded, page: searched }, total: null },
    { rule: 'unknown without data', facts: { ...idle, page: table }, total: null },
    {
      rule: 'a page without a table has none',
      facts: { ...idle, page: coin, answer: { page: coin, content } },
      total: null,
    },
  ])('$rule', ({ facts, total }) => {
    expect(toFound(toListingView(facts))).toBe(total);
  });
});
