import type { ApiError } from '@coinlane/shared-contracts/errors';

import { tableOf } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';

/** Content of a page. JSON-serializable. */
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
      /** Whether the content belongs to the previous search while the new one is loading. */
      readonly isStale: boolean;
    };

export type SearchFailure = { readonly error: ApiError; readonly isPending: boolean };

type Facts = {
  readonly page: ListingPage;
  readonly answer: ListingAnswer | null;
  readonly error: ApiError | null;
  readonly isPending: boolean;
};

/** Derives the view. A table keeps its rows until the results of a search arrive. */
export const toListingView = ({ page, answer, error, isPending }: Facts): ListingView => {
  const isAnswered = answer !== null && pathOf(answer.page) === pathOf(page);
  if (isAnswered) return { _tag: 'Loaded', page, content: answer.content, isStale: false };
  if (answer !== null && isSameScreen(answer.page, page))
    return { _tag: 'Loaded', page, content: answer.content, isStale: true };
  return error === null ? { _tag: 'Loading', page } : { _tag: 'Failed', page, error, isPending };
};

/** Failure of a search while the previous rows are still shown, or null. */
export const searchFailureOf = ({ answer, page, error, isPending }: Facts): SearchFailure | null =>
  error !== null && answer !== null && isSameScreen(answer.page, page) ? { error, isPending } : null;

/** Whether a table without a search has no rows, so they are still unknown (spec §2 "Empty states"). */
const isWaiting = (page: ListingPage, total: number): boolean =>
  total === 0 && page.table.query.trim() === '';

/** Number of rows of a view. Null: unknown. */
export const toFound = (view: ListingView): number | null => {
  if (view._tag !== 'Loaded' || view.isStale) return null;
  const total = tableOf(view.content)?.total ?? null;
  return total === null || isWaiting(view.page, total) ? null : total;
};
