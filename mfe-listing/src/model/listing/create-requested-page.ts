import { createEvent, createStore } from 'effector';

import type { ListingData } from '../../domain/listing-content';
import { DEFAULT_TABLE } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';

const FIRST_PAGE: ListingPage = { _tag: 'Currencies', table: DEFAULT_TABLE };

/** The requested page, and the known list. */
export const createRequestedPage = () => {
  const pageRequested = createEvent<ListingPage>();
  const $page = createStore<ListingPage>(FIRST_PAGE);
  /** Not serialized, because it has a thousand rows that only a search needs. */
  const $known = createStore<ListingData | null>(null, { serialize: 'ignore' });
  return { pageRequested, $page, $known };
};

export type RequestedPage = ReturnType<typeof createRequestedPage>;
