import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { ownContent } from '../../domain/content';
import type { Content } from '../../domain/content';
import { pathOf } from '../../domain/content-route';
import type { ContentRoute } from '../../domain/content-route';
import { isAnswered, toContentView } from './content-view';
import type { ContentAnswer } from './content-view';

type Kept = Readonly<Record<string, Content>>;
type Known = {
  readonly kept: Kept;
  readonly answer: ContentAnswer | null;
  /** Paths that are being asked for. */
  readonly asked: readonly string[];
};

const FIRST: ContentRoute = { _tag: 'NotFound' };

const isKnown = ({ kept, answer, asked }: Known, route: ContentRoute): boolean =>
  ownContent(route) !== null ||
  pathOf(route) in kept ||
  isAnswered(route, answer) ||
  asked.includes(pathOf(route));

const isFor = (route: ContentRoute, { params }: { readonly params: ContentRoute }): boolean =>
  pathOf(route) === pathOf(params);

const answerFrom = (route: ContentRoute, content: Content): ContentAnswer => ({ route, content });

/** Texts asked for before somebody goes to them: where the pointer or the focus rests on a link. */
const createAhead = () => {
  const linkPointed = createEvent<ContentRoute>();
  /** A port: no handler here. The scope that mounts the remote binds one. */
  const prefetchContentFx = createEffect<ContentRoute, Content, ApiError>();
  const $kept = createStore<Kept>({}, { serialize: 'ignore' }).on(
    prefetchContentFx.done,
    (kept, { params, result }) => ({ ...kept, [pathOf(params)]: result }),
  );
  return { linkPointed, prefetchContentFx, $kept };
};

/**
 * The one text that is shown: what it asks for, what was found, and what became of the asking. Its words come with the
 * step to it and not before (spec §2), or a moment earlier from `linkPointed`.
 */
export const createContentModel = () => {
  const routeOpened = createEvent<ContentRoute>();
  const retryAsked = createEvent();
  const { linkPointed, prefetchContentFx, $kept } = createAhead();
  /** A port. */
  const fetchContentFx = createEffect<ContentRoute, Content, ApiError>();

  const $route = createStore<ContentRoute>(FIRST).on(routeOpened, (_, route) => route);
  const $asked = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on([fetchContentFx, prefetchContentFx], (asked, route) => [...asked, pathOf(route)])
    .on([fetchContentFx.finally, prefetchContentFx.finally], (asked, { params }) =>
      asked.filter((path) => path !== pathOf(params)),
    );
  const $answer = createStore<ContentAnswer | null>(null);
  const $error = createStore<ApiError | null>(null).reset(routeOpened, $answer);
  const $known = combine({ kept: $kept, answer: $answer, asked: $asked });

  const answered = sample({
    clock: [fetchContentFx.done, prefetchContentFx.done],
    source: $route,
    filter: isFor,
    fn: (_, { params, result }) => answerFrom(params, result),
  });
  const foundAhead = sample({
    clock: routeOpened,
    source: $known,
    filter: ({ kept, answer }, route) => pathOf(route) in kept && !isAnswered(route, answer),
    fn: ({ kept }, route) => answerFrom(route, kept[pathOf(route)] ?? { _tag: 'NotFound' }),
  });
  $answer
    .on([answered, foundAhead], (_, answer) => answer)
    .on(routeOpened, (answer, route) => {
      const own = ownContent(route);
      return own === null ? answer : answerFrom(route, own);
    });

  const isUnknown = (known: Known, route: ContentRoute): boolean => !isKnown(known, route);
  const asked = (_: unknown, route: ContentRoute): ContentRoute => route;
  sample({ clock: routeOpened, source: $known, filter: isUnknown, fn: asked, target: fetchContentFx });
  sample({ clock: linkPointed, source: $known, filter: isUnknown, fn: asked, target: prefetchContentFx });
  // what failed while it was only pointed at is asked for anew where the visitor has gone there meanwhile
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
  sample({ clock: retryAsked, source: $route, target: fetchContentFx });

  return {
    routeOpened,
    linkPointed,
    retryAsked,
    fetchContentFx,
    prefetchContentFx,
    $view: combine(
      { route: $route, answer: $answer, error: $error, isPending: fetchContentFx.pending },
      toContentView,
    ),
  };
};

export const contentModel = createContentModel();
