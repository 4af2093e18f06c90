import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { ownContent } from '../../domain/content';
import type { Content } from '../../domain/content';
import { pathOf } from '../../domain/content-route';
import type { ContentRoute } from '../../domain/content-route';
import { isAnswered, toContentView } from './content-view';
import type { ContentAnswer } from './content-view';

type ContentCache = Readonly<Record<string, Content>>;
type Known = {
  readonly cache: ContentCache;
  readonly answer: ContentAnswer | null;
  /** Paths of the pending requests. */
  readonly requested: readonly string[];
};

const FIRST: ContentRoute = { _tag: 'NotFound' };

const isKnown = ({ cache, answer, requested }: Known, route: ContentRoute): boolean =>
  ownContent(route) !== null ||
  pathOf(route) in cache ||
  isAnswered(route, answer) ||
  requested.includes(pathOf(route));

const isFor = (route: ContentRoute, { params }: { readonly params: ContentRoute }): boolean =>
  pathOf(route) === pathOf(params);

const answerFrom = (route: ContentRoute, content: Content): ContentAnswer => ({ route, content });

/** Prefetches texts when the pointer or the focus is on their link. */
const createPrefetch = () => {
  const linkHovered = createEvent<ContentRoute>();
  /** Port: `app` binds a handler in the scope of the mount. */
  const prefetchContentFx = createEffect<ContentRoute, Content, ApiError>();
  const $cache = createStore<ContentCache>({}, { serialize: 'ignore' }).on(
    prefetchContentFx.done,
    (cache, { params, result }) => ({ ...cache, [pathOf(params)]: result }),
  );
  return { linkHovered, prefetchContentFx, $cache };
};

/**
 * Model of the current text: its route, content and failures. The text is fetched on navigation (spec §2), or
 * slightly earlier on `linkHovered`.
 */
export const createContentModel = () => {
  const routeOpened = createEvent<ContentRoute>();
  const retryRequested = createEvent();
  const { linkHovered, prefetchContentFx, $cache } = createPrefetch();
  const fetchContentFx = createEffect<ContentRoute, Content, ApiError>();

  const $route = createStore<ContentRoute>(FIRST).on(routeOpened, (_, route) => route);
  const $requested = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on([fetchContentFx, prefetchContentFx], (requested, route) => [...requested, pathOf(route)])
    .on([fetchContentFx.finally, prefetchContentFx.finally], (requested, { params }) =>
      requested.filter((path) => path !== pathOf(params)),
    );
  const $answer = createStore<ContentAnswer | null>(null);
  const $error = createStore<ApiError | null>(null).reset(routeOpened, $answer);
  const $known = combine({ cache: $cache, answer: $answer, requested: $requested });

  const answered = sample({
    clock: [fetchContentFx.done, prefetchContentFx.done],
    source: $route,
    filter: isFor,
    fn: (_, { params, result }) => answerFrom(params, result),
  });
  const prefetched = sample({
    clock: routeOpened,
    source: $known,
    filter: ({ cache, answer }, route) => pathOf(route) in cache && !isAnswered(route, answer),
    fn: ({ cache }, route) => answerFrom(route, cache[pathOf(route)] ?? { _tag: 'NotFound' }),
  });
  $answer
    .on([answered, prefetched], (_, answer) => answer)
    .on(routeOpened, (answer, route) => {
      const own = ownContent(route);
      return own === null ? answer : answerFrom(route, own);
    });

  const isUnknown = (known: Known, route: ContentRoute): boolean => !isKnown(known, route);
  const requested = (_: unknown, route: ContentRoute): ContentRoute => route;
  sample({ clock: routeOpened, source: $known, filter: isUnknown, fn: requested, target: fetchContentFx });
  sample({ clock: linkHovered, source: $known, filter: isUnknown, fn: requested, target: prefetchContentFx });
  // a failed prefetch is fetched again if the user has opened the page in the meantime
  sample({
    clock: prefetchContentFx.fail,
    source: $route,
    filter: isFor,
    fn: (route) => route,
    target: fetchContentFx,
  });
  $error.on(
    sample({ clock: fetchContentFx.fail, source: $route, filter: isFor, fn: (_, { error }) => error }),
    (_, error) => (error._tag === 'AbortedError' ? null : error),
  );
  sample({ clock: retryRequested, source: $route, target: fetchContentFx });

  return {
    routeOpened,
    linkHovered,
    retryRequested,
    fetchContentFx,
    prefetchContentFx,
    $view: combine(
      { route: $route, answer: $answer, error: $error, isPending: fetchContentFx.pending },
      toContentView,
    ),
  };
};

export const contentModel = createContentModel();
