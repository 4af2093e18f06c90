import { allSettled, createEvent, fork } from 'effector';

import { listingPageAt } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { createPageScrollModel } from './create-page-scroll-model';

const pageRequested = createEvent<ListingPage>();
const pageSearched = createEvent<ListingPage>();
const model = createPageScrollModel({ pageRequested, pageSearched });

const pageAt = (address: string): ListingPage => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return listingPageAt(pathname, search);
};

/** Number of scrolls to the top by the last of the steps. */
const scrollsBy = async (steps: readonly (readonly [typeof pageRequested, string])[]): Promise<number> => {
  const scroll = jest.fn();
  const scope = fork({ handlers: [[model.scrollToTopFx, scroll]] });
  for (const [event, address] of steps) {
    scroll.mockClear();
    await allSettled(event, { scope, params: pageAt(address) });
  }
  return scroll.mock.calls.length;
};

describe('another page of rows (spec §2 "Pagination")', () => {
  it.each([
    {
      rule: 'a next page after a search scrolls to its top, even if the page before the search had the same number',
      steps: [
        [pageRequested, '/currencies?page=2'],
        [pageSearched, '/currencies?q=e'],
        [pageRequested, '/currencies?q=e&page=2'],
      ],
      scrolls: 1,
    },
    {
      rule: 'a search does not scroll',
      steps: [
        [pageRequested, '/currencies?page=2'],
        [pageSearched, '/currencies?q=e'],
      ],
      scrolls: 0,
    },
    {
      rule: 'nor does clearing it',
      steps: [
        [pageRequested, '/currencies'],
        [pageSearched, '/currencies?q=e'],
        [pageRequested, '/currencies?q=et'],
      ],
      scrolls: 0,
    },
  ] as const)('$rule', async ({ steps, scrolls }) => {
    expect(await scrollsBy(steps)).toBe(scrolls);
  });
});
