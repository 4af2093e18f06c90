import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { HistoryEntry } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';

/** Number of revisions that are shown at once. */
const PAGE = 10;

/** History of changes. The ledger returns all revisions, newest first; the page shows them in steps. */
export const createHistoryModel = () => {
  /** The history changed, or is shown for the first time. */
  const newestAsked = createEvent();
  const olderAsked = createEvent();
  const forgotten = createEvent();

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
