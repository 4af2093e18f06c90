import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { OpsFailure } from '../domain/failure';
import type { MessageCount } from '../domain/message-queue.rule';
import type { NodeState, ProviderState } from '../domain/provider-state.rule';

export type ProviderSwitch = { readonly id: string; readonly isOff: boolean };

export type ProviderList = {
  readonly providers: readonly ProviderState[];
  readonly messages: readonly MessageCount[];
  readonly nodes: readonly NodeState[];
};

const EVERY_MS = 3_000;

/** Swap providers and their switches, fetched every three seconds. */
export const createProvidersModel = ({ ticked }: { readonly ticked: Event<number> }) => {
  const started = createEvent();
  const stopped = createEvent();
  const switchAsked = createEvent<ProviderSwitch>();
  const fetchProvidersFx = createEffect<undefined, ProviderList, OpsFailure>();
  const switchProviderFx = createEffect<ProviderSwitch, unknown, OpsFailure>();

  const $isRunning = createStore(false)
    .on(started, () => true)
    .on(stopped, () => false);
  const $nowMs = createStore(0).on(ticked, (_, nowMs) => nowMs);
  const $askedAtMs = createStore(0);
  const $isAnswered = createStore(false)
    .on(fetchProvidersFx.finally, () => true)
    .reset(stopped);
  const $providers = createStore<readonly ProviderState[]>([])
    .on(fetchProvidersFx.doneData, (_, { providers }) => providers)
    .reset(stopped);
  const $messages = createStore<readonly MessageCount[]>([])
    .on(fetchProvidersFx.doneData, (_, { messages }) => messages)
    .reset(stopped);
  const $nodes = createStore<readonly NodeState[]>([])
    .on(fetchProvidersFx.doneData, (_, { nodes }) => nodes)
    .reset(stopped);
  const $readProblem = createStore<string | null>(null)
    .on(fetchProvidersFx.failData, (_, { words }) => words)
    .reset(fetchProvidersFx.done, stopped);
  /** Kept until the next switch, because the list is fetched again at once. */
  const $switchProblem = createStore<string | null>(null)
    .on(switchProviderFx.failData, (_, { words }) => words)
    .reset(switchProviderFx, stopped);

  const startedNow = sample({ clock: started, source: $nowMs });
  const dueAgain = sample({
    clock: ticked,
    source: { isRunning: $isRunning, askedAtMs: $askedAtMs, isPending: fetchProvidersFx.pending },
    filter: ({ isRunning, askedAtMs, isPending }, nowMs) =>
      isRunning && !isPending && nowMs - askedAtMs >= EVERY_MS,
    fn: (_, nowMs) => nowMs,
  });
  $askedAtMs.on([startedNow, dueAgain], (_, nowMs) => nowMs);
  sample({ clock: [startedNow, dueAgain], fn: () => undefined, target: fetchProvidersFx });
  sample({ clock: switchAsked, target: switchProviderFx });
  sample({ clock: switchProviderFx.finally, fn: () => undefined, target: fetchProvidersFx });

  return {
    started,
    stopped,
    switchAsked,
    fetchProvidersFx,
    switchProviderFx,
    /** Whether the first reply is still due. */
    $isFirstDue: combine($isRunning, $isAnswered, (isRunning, isAnswered) => isRunning && !isAnswered),
    $view: combine({
      providers: $providers,
      messages: $messages,
      nodes: $nodes,
      problem: combine($switchProblem, $readProblem, (switching, reading) => switching ?? reading),
      isSwitching: switchProviderFx.pending,
    }),
  };
};
