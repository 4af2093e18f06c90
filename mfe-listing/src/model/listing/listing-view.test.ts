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
    { rule: 'nothing known yet', facts: { ...idle, page: table }, view: { _tag: 'Loading', page: table } },
    {
      rule: 'the answer to this page',
      facts: { ...idle, page: coin, answer: { page: coin, content } },
      view: { _tag: 'Loaded', page: coin, content, isStale: false },
    },
    {
      rule: 'the answer wins over an error of a later try',
      facts: { ...idle, page: coin, answer: { page: coin, content }, error: failure },
      view: { _tag: 'Loaded', page: coin, content, isStale: false },
    },
    {
      rule: 'the answer to another page is none',
      facts: { ...idle, page: coin, answer: { page: table, content } },
      view: { _tag: 'Loading', page: coin },
    },
    {
      rule: 'a table being searched keeps its rows',
      facts: { ...idle, page: searched, answer: { page: table, content } },
      view: { _tag: 'Loaded', page: searched, content, isStale: true },
    },
    {
      rule: 'also when the search fails: what was typed stands above them',
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
      rule: 'nothing failed',
      facts: { ...idle, page: searched, answer: { page: table, content } },
      is: null,
    },
    {
      rule: 'a search above the rows of the one before',
      facts: { page: searched, answer: { page: table, content }, error: failure, isPending: true },
      is: { error: failure, isPending: true },
    },
    { rule: 'a whole page, which says so itself', facts: { ...idle, page: coin, error: failure }, is: null },
    {
      rule: 'a page that was left',
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
    { rule: 'not known while the list is on its way', facts: { ...loaded, page: searched }, total: null },
    { rule: 'not known before anything is', facts: { ...idle, page: table }, total: null },
    {
      rule: 'a page without a table has none',
      facts: { ...idle, page: coin, answer: { page: coin, content } },
      total: null,
    },
  ])('$rule', ({ facts, total }) => {
    expect(toFound(toListingView(facts))).toBe(total);
  });
});
