import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isFinal, reportAfter, swapViewOf } from '../domain/swap-status';
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

/** Ports. The first load and a poll have different failures (spec §8). */
const createPorts = () => ({
  fetchSwapFx: createEffect<string, Swap, ApiError>(),
  pollSwapFx: createEffect<string, Swap, ApiError>(),
  leaveForNotFoundFx: createEffect<undefined, unknown>(),
  reloadPageFx: createEffect<undefined, unknown>(),
  reportFx: createEffect<unknown, unknown>(),
});

/** Reports a poll that failed or returned another address, and reloads the page of a finished swap. */
const followPolls = (
  $swap: Store<Swap | null>,
  { pollSwapFx, reloadPageFx, reportFx }: ReturnType<typeof createPorts>,
): void => {
  sample({ clock: pollSwapFx.failData, target: reportFx });
  sample({
    clock: pollSwapFx.doneData,
    source: $swap,
    filter: (shown, swap) => shown?.id === swap.id && reportAfter(shown, swap) === null,
    fn: () => new Error('the service names another address of the swap'),
    target: reportFx,
  });
  sample({
    clock: pollSwapFx.doneData,
    source: $swap,
    filter: (shown, swap) => shown?.id === swap.id && isFinished(shown),
    fn: () => undefined,
    target: reloadPageFx,
  });
};

/** Creates the model of one token swap, polled every 60 s until it is final (spec §4 "Status checks"). */
export const createSwapModel = () => {
  const opened = createEvent<string>();
  const closed = createEvent();
  /** The next poll is due. */
  const pollDue = createEvent();
  const ports = createPorts();
  const { fetchSwapFx, pollSwapFx, leaveForNotFoundFx } = ports;

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
    .on(isAboutIt, (shown, swap) => (shown === null ? swap : (reportAfter(shown, swap) ?? shown)))
    .reset(closed);
  const $isMissing = createStore(false, { sid: 'swap/missing' })
    .on(fetchSwapFx.fail, () => true)
    .reset(opened, closed);

  sample({
    clock: opened,
    source: $swap,
    // data from the server is not requested again
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
  followPolls($swap, ports);

  return {
    opened,
    closed,
    pollDue,
    ...ports,
    $view: combine($swap, $isMissing, toView),
  };
};

export const swapModel = createSwapModel();
