import { createEvent, createStore } from 'effector';

import type { ListingData } from '../../domain/listing-content';
import { DEFAULT_TABLE } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';

const FIRST_PAGE: ListingPage = { _tag: 'Currencies', table: DEFAULT_TABLE };

/** The page that is wanted, and the list that is known. */
export const createRequestedPage = () => {
  const pageRequested = createEvent<ListingPage>();
  const $page = createStore<ListingPage>(FIRST_PAGE);
  /** Never sent with the page: a thousand rows for a visitor who may not search. */
  const $known = createStore<ListingData | null>(null, { serialize: 'ignore' });
  return { pageRequested, $page, $known };
};

export type RequestedPage = ReturnType<typeof createRequestedPage>;
