import type { ApiError } from '@coinlane/shared-contracts/errors';

import { tableOf } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';

/** What was found for a page; survives JSON. */
export type ListingAnswer = { readonly page: ListingPage; readonly content: ListingContent };

export type ListingView =
  | { readonly _tag: 'Loading'; readonly page: ListingPage }
  | {
      readonly _tag: 'Failed';
      readonly page: ListingPage;
      readonly error: ApiError;
      readonly isPending: boolean;
    }
  | {
      readonly _tag: 'Loaded';
      readonly page: ListingPage;
      readonly content: ListingContent;
      /** What is shown belongs to the search before; the new one is on its way. */
      readonly isStale: boolean;
    };

export type SearchFailure = { readonly error: ApiError; readonly isPending: boolean };

type Facts = {
  readonly page: ListingPage;
  readonly answer: ListingAnswer | null;
  readonly error: ApiError | null;
  readonly isPending: boolean;
};

/** One thing to show at a time. A table that is being searched keeps its rows until the new ones are here. */
export const toListingView = ({ page, answer, error, isPending }: Facts): ListingView => {
  const isAnswered = answer !== null && pathOf(answer.page) === pathOf(page);
  if (isAnswered) return { _tag: 'Loaded', page, content: answer.content, isStale: false };
  if (answer !== null && isSameScreen(answer.page, page))
    return { _tag: 'Loaded', page, content: answer.content, isStale: true };
  return error === null ? { _tag: 'Loading', page } : { _tag: 'Failed', page, error, isPending };
};

/** Why the rows of a search did not come, while those before it are still shown; null: nothing failed. */
export const searchFailureOf = ({ answer, page, error, isPending }: Facts): SearchFailure | null =>
  error !== null && answer !== null && isSameScreen(answer.page, page) ? { error, isPending } : null;

/** No rows although nothing is searched for: they are not known yet (spec §2 "Empty states"). */
const isWaiting = (page: ListingPage, total: number): boolean =>
  total === 0 && page.table.query.trim() === '';

/** What is said of a search at once: how many rows there are; null while that is not known. */
export const toFound = (view: ListingView): number | null => {
  if (view._tag !== 'Loaded' || view.isStale) return null;
  const total = tableOf(view.content)?.total ?? null;
  return total === null || isWaiting(view.page, total) ? null : total;
};
