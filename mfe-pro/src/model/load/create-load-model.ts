import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

/** One thing that a screen loads: still unknown, failed, or known (and perhaps being asked for again). */
export type LoadView<Value> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly error: ApiError; readonly isPending: boolean }
  | { readonly _tag: 'Loaded'; readonly value: Value; readonly isPending: boolean };

type Asked<Params> = { readonly params: Params };

/**
 * The usual life of a reply: `asked` with a question fetches it, `again` asks the same once more, and
 * what a newer question has overtaken is dropped. A known value stays in sight while it is asked for again and when that
 * fails; `isForAnother` says which questions make it vanish at once. `fetchFx` is the port.
 */
export const createLoadModel = <Params, Value>(
  isForAnother: (asked: Params, before: Params) => boolean = () => false,
) => {
  const asked = createEvent<Params>();
  const again = createEvent();
  /** The reply of an action that holds the new value already. */
  const valueTold = createEvent<Value>();
  const fetchFx = createEffect<Params, Value, ApiError>();

  const $asked = createStore<Asked<Params> | null>(null).on(asked, (_, params) => ({ params }));
  const answered = sample({
    clock: fetchFx.done,
    source: $asked,
    filter: (current, { params }) => current !== null && Object.is(current.params, params),
    fn: (_, { result }) => result,
  });
  const failed = sample({
    clock: fetchFx.fail,
    source: $asked,
    // a question that was asked twice over has a newer answer on its way
    filter: (current, { params, error }) =>
      current !== null && Object.is(current.params, params) && error._tag !== 'AbortedError',
    fn: (_, { error }) => error,
  });
  const $before = createStore<Asked<Params> | null>(null);
  const replaced = sample({
    clock: asked,
    source: $before,
    filter: (before, params) => before !== null && isForAnother(params, before.params),
  });
  const $value = createStore<{ readonly value: Value } | null>(null)
    .reset(replaced)
    .on([answered, valueTold], (_, value) => ({ value }));
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(answered, asked, valueTold);

  sample({ clock: asked, fn: (params) => ({ params }), target: $before });
  sample({ clock: asked, target: fetchFx });
  const repeated = sample({ clock: again, source: $asked }).filterMap((current) => current ?? undefined);
  sample({ clock: repeated, fn: ({ params }) => params, target: fetchFx });

  const $view = combine(
    { known: $value, error: $error, isPending: fetchFx.pending },
    ({ known, error, isPending }): LoadView<Value> => {
      if (known !== null) return { _tag: 'Loaded', value: known.value, isPending };
      return error === null ? { _tag: 'Loading' } : { _tag: 'Failed', error, isPending };
    },
  );
  return { asked, again, valueTold, fetchFx, $view };
};
