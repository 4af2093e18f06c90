import { isRight } from 'fp-ts/lib/Either.js';
import { failure } from 'io-ts/lib/PathReporter.js';

import type { EventContract } from './define-event.ts';

export type Unsubscribe = () => void;
export type EventBus = {
  readonly publish: <Payload>(contract: EventContract<string, Payload>, payload: Payload) => void;
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
): EventBus => ({
  publish: ({ name }, payload) => {
    target.dispatchEvent(new CustomEvent(name, { detail: payload }));
  },
  subscribe: ({ name, payload: codec }, hear) => {
    const onEvent = (event: Event): void => {
      const heard = codec.decode(event instanceof CustomEvent ? event.detail : undefined);
      if (isRight(heard)) hear(heard.right);
      else reportMisfit(name, failure(heard.left));
    };
    target.addEventListener(name, onEvent);
    return () => target.removeEventListener(name, onEvent);
  },
});
