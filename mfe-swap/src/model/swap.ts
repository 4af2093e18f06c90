import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isFinal, swapViewOf } from '../domain/swap-status';
import type { Swap } from '../domain/swap-status';

type SwapView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'Shown'; readonly swap: Swap };

const isFinished = (swap: Swap | null): boolean => swap !== null && swapViewOf(swap.status) === 'finished';

const toView = (swap: Swap | null, isMissing: boolean): SwapView => {
  if (isMissing) return { _tag: 'Missing' };
  return swap === null ? { _tag: 'Loading' } : { _tag: 'Shown', swap };
};

/** Creates the model of one token swap, polled every 60 s until it is final (spec §4 "Status checks"). */
export const createSwapModel = () => {
  const opened = createEvent<string>();
  const closed = createEvent();
  /** The next poll is due. */
  const pollDue = createEvent();
  /** Ports. The first load and a poll fail differently (spec §8). */
  const fetchSwapFx = createEffect<string, Swap, ApiError>();
  const pollSwapFx = createEffect<string, Swap, ApiError>();
  const leaveForNotFoundFx = createEffect<undefined, unknown>();
  const reloadPageFx = createEffect<undefined, unknown>();
  const reportFx = createEffect<unknown, unknown>();

  const $id = createStore<string | null>(null, { sid: 'swap/id' })
    .on(opened, (_, id) => id)
    .reset(closed);
  const isAboutIt = sample({
    clock: [fetchSwapFx.done, pollSwapFx.done],
    source: $id,
    filter: (id, { params }) => id === params,
    fn: (_, { result }) => result,
  });
  const $swap = createStore<Swap | null>(null, { sid: 'swap/swap' })
    .on(isAboutIt, (_, swap) => swap)
    .reset(closed);
  const $isMissing = createStore(false, { sid: 'swap/missing' })
    .on(fetchSwapFx.fail, () => true)
    .reset(opened, closed);

  sample({
    clock: opened,
    source: $swap,
    // the server's data is not requested again
    filter: (swap, id) => swap?.id !== id,
    fn: (_, id) => id,
    target: fetchSwapFx,
  });
  sample({ clock: fetchSwapFx.fail, fn: () => undefined, target: leaveForNotFoundFx });
  sample({
    clock: pollDue,
    source: { swap: $swap, isAsking: pollSwapFx.pending },
    filter: ({ swap, isAsking }) => swap !== null && !isFinal(swap.status) && !isAsking,
    fn: ({ swap }) => swap?.id ?? '',
    target: pollSwapFx,
  });
  sample({ clock: pollSwapFx.failData, target: reportFx });
  sample({
    clock: pollSwapFx.doneData,
    filter: (swap) => isFinished(swap),
    fn: () => undefined,
    target: reloadPageFx,
  });

  return {
    opened,
    closed,
    pollDue,
    fetchSwapFx,
    pollSwapFx,
    leaveForNotFoundFx,
    reloadPageFx,
    reportFx,
    $view: combine($swap, $isMissing, toView),
  };
};

export const swapModel = createSwapModel();
