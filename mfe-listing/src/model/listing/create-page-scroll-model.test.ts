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

/** How often the last of the steps scrolled to the top. */
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
      rule: 'a page that is turned after a search starts at its top, though the one before the search had its number',
      steps: [
        [pageRequested, '/currencies?page=2'],
        [pageSearched, '/currencies?q=e'],
        [pageRequested, '/currencies?q=e&page=2'],
      ],
      scrolls: 1,
    },
    {
      rule: 'a search scrolls nothing: it is typed',
      steps: [
        [pageRequested, '/currencies?page=2'],
        [pageSearched, '/currencies?q=e'],
      ],
      scrolls: 0,
    },
    {
      rule: 'nor does going back to it',
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
