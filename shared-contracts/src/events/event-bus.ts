import { isRight } from 'fp-ts/lib/Either.js';

import { decodeProblemsOf } from '../errors/index.ts';
import type { EventContract } from './define-event.ts';

export type Unsubscribe = () => void;
export type EventBus = {
  readonly publish: <Payload>(contract: EventContract<string, Payload>, payload: Payload) => void;
  /** Publishes, and says whether somebody heard it. A shell that is older than this has none. */
  readonly offer?: <Payload>(contract: EventContract<string, Payload>, payload: Payload) => boolean;
  readonly subscribe: <Payload>(
    contract: EventContract<string, Payload>,
    hear: (payload: Payload) => void,
  ) => Unsubscribe;
};

type ReportMisfit = (eventName: string, problems: readonly string[]) => void;

/** The payload is decoded where it is heard: the sender may be another build. */
export const createEventBus = (
  reportMisfit: ReportMisfit,
  target: EventTarget = new EventTarget(),
): Required<EventBus> => ({
  publish: ({ name }, payload) => {
    target.dispatchEvent(new CustomEvent(name, { detail: payload }));
  },
  // who hears it prevents the default: that is how the sender knows
  offer: ({ name }, payload) =>
    !target.dispatchEvent(new CustomEvent(name, { detail: payload, cancelable: true })),
  subscribe: ({ name, payload: codec }, hear) => {
    const onEvent = (event: Event): void => {
      const heard = codec.decode(event instanceof CustomEvent ? event.detail : undefined);
      if (isRight(heard)) {
        event.preventDefault();
        hear(heard.right);
      } else reportMisfit(name, decodeProblemsOf(heard.left));
    };
    target.addEventListener(name, onEvent);
    return () => target.removeEventListener(name, onEvent);
  },
});
