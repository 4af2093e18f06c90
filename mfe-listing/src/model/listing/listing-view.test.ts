import { networkError } from '@coinlane/shared-contracts/errors';

import { listingPageAt } from '../../domain/listing-page';
import { toListingView } from './listing-view';

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
      rule: 'a failure',
      facts: { ...idle, page: coin, error: failure, isPending: true },
      view: { _tag: 'Failed', page: coin, error: failure, isPending: true },
    },
  ])('$rule', ({ facts, view }) => {
    expect(toListingView(facts)).toEqual(view);
  });
});
