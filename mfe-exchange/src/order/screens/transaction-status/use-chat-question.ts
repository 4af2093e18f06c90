import { useEffect, useState } from 'react';

import { supportAsked } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

type AskProps = { readonly transactionId: string; readonly diagnostic: string };

const AGAIN_MS = 300;
/** About 15 seconds of attempts. After that, the chat counts as unavailable. */
const MAX_TRIES = 50;

/** An older shell does not report whether the event was handled. It then counts as handled. */
const publishIfHandled = (bus: EventBus, question: AskProps): boolean => {
  if (bus.offer !== undefined) return bus.offer(supportAsked, question);
  bus.publish(supportAsked, question);
  return true;
};

/**
 * Opens the live chat, with the order's ID and details. Repeats the event until the chat handles it, because
 * the chat loads after the page.
 */
export const useChatQuestion = ({ transactionId, diagnostic }: AskProps) => {
  const { bus, config } = useRemoteProps();
  const isBrowser = useIsBrowser();
  const [tries, setTries] = useState(0);
  const ask = (): void => {
    const isHandled = publishIfHandled(bus, { transactionId, diagnostic });
    setTries(isHandled || tries === MAX_TRIES ? 0 : tries + 1);
  };
  useEffect(() => {
    if (tries === 0) return undefined;
    const timer = setTimeout(ask, AGAIN_MS);
    return () => {
      clearTimeout(timer);
    };
  });
  return { hasChat: isBrowser && (config.liveChatUrl ?? '') !== '', isAsking: tries > 0, ask };
};
