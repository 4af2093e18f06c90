import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { HistoryEntry } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';

/** So many revisions are shown at once. */
export const PAGE = 10;

/** Who changed what, when and why: the ledger tells all of it, newest first, the page shows it in steps. */
export const createHistoryModel = () => {
  /** There is news, or it is looked at for the first time. */
  const newestAsked = createEvent();
  const olderAsked = createEvent();
  const forgotten = createEvent();

  /** A port. */
  const fetchHistoryFx = createEffect<undefined, readonly HistoryEntry[], OpsFailure>();

  const $entries = createStore<readonly HistoryEntry[]>([])
    .on(fetchHistoryFx.doneData, (_, entries) => entries)
    .reset(forgotten);
  const $shown = createStore(PAGE)
    .on(olderAsked, (shown) => shown + PAGE)
    .reset(forgotten);
  const $problem = createStore<string | null>(null)
    .on(fetchHistoryFx.failData, (_, { words }) => words)
    .reset(fetchHistoryFx.done, forgotten);

  sample({ clock: newestAsked, fn: () => undefined, target: fetchHistoryFx });

  return {
    newestAsked,
    olderAsked,
    forgotten,
    fetchHistoryFx,
    $past: combine($entries, $shown, (entries, shown) => ({
      entries: entries.slice(0, shown),
      hasOlder: entries.length > shown,
    })),
    $problem,
  };
};
