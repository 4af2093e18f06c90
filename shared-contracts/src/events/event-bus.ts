import { isRight } from 'fp-ts/lib/Either.js';

import { decodeProblemsOf } from '../errors/index.ts';
import type { EventContract } from './define-event.ts';

export type Unsubscribe = () => void;
export type EventBus = {
  readonly publish: <Payload>(contract: EventContract<string, Payload>, payload: Payload) => void;
  /** Publishes an event. Returns whether a subscriber received it. Missing in older shells. */
  readonly offer?: <Payload>(contract: EventContract<string, Payload>, payload: Payload) => boolean;
  readonly subscribe: <Payload>(
    contract: EventContract<string, Payload>,
    handler: (payload: Payload) => void,
  ) => Unsubscribe;
};

type ReportMisfit = (eventName: string, problems: readonly string[]) => void;

/** Creates the event bus. Subscribers decode the payload, because the publisher may be another build. */
export const createEventBus = (
  reportMisfit: ReportMisfit,
  target: EventTarget = new EventTarget(),
): Required<EventBus> => ({
  publish: ({ name }, payload) => {
    target.dispatchEvent(new CustomEvent(name, { detail: payload }));
  },
  // a subscriber calls `preventDefault`, which reports the delivery to the publisher
  offer: ({ name }, payload) =>
    !target.dispatchEvent(new CustomEvent(name, { detail: payload, cancelable: true })),
  subscribe: ({ name, payload: codec }, handler) => {
    const onEvent = (event: Event): void => {
      const decoded = codec.decode(event instanceof CustomEvent ? event.detail : undefined);
      if (isRight(decoded)) {
        event.preventDefault();
        handler(decoded.right);
      } else reportMisfit(name, decodeProblemsOf(decoded.left));
    };
    target.addEventListener(name, onEvent);
    return () => target.removeEventListener(name, onEvent);
  },
});
