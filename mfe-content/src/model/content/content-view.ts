import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Content } from '../../domain/content';
import { isSameScreen, pathOf } from '../../domain/content-route';
import type { ContentRoute } from '../../domain/content-route';

/** Content of an address. JSON-serializable. */
export type ContentAnswer = { readonly route: ContentRoute; readonly content: Content };

export type ContentView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly error: ApiError; readonly isPending: boolean }
  | { readonly _tag: 'Loaded'; readonly route: ContentRoute; readonly content: Content };

type Facts = {
  readonly route: ContentRoute;
  readonly answer: ContentAnswer | null;
  readonly error: ApiError | null;
  readonly isPending: boolean;
};

/** Whether an answer belongs to an address. */
export const isAnswered = (route: ContentRoute, answer: ContentAnswer | null): boolean =>
  answer !== null && pathOf(answer.route) === pathOf(route);

/** Derives the view. A search keeps its field and the previous results until the new ones arrive. */
export const toContentView = ({ route, answer, error, isPending }: Facts): ContentView => {
  if (answer !== null && isAnswered(route, answer)) return { _tag: 'Loaded', route, content: answer.content };
  if (error !== null) return { _tag: 'Failed', error, isPending };
  return answer !== null && isSameScreen(answer.route, route)
    ? { _tag: 'Loaded', route: answer.route, content: answer.content }
    : { _tag: 'Loading' };
};
