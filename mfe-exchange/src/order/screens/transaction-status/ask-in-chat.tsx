import { useEffect, useState } from 'react';

import { supportAsked } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import { Button } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { useWords } from '../../../page/screens/words';

type AskProps = { readonly transactionId: string; readonly diagnostic: string };

const AGAIN_MS = 300;
/** About 15 seconds of attempts. If the chat has not loaded by then, it is unavailable. */
const MAX_TRIES = 50;

/** An older shell does not report whether the event was handled; then it counts as handled. */
const publishIfHandled = (bus: EventBus, question: AskProps): boolean => {
  if (bus.offer !== undefined) return bus.offer(supportAsked, question);
  bus.publish(supportAsked, question);
  return true;
};

/** Repeats the event until the chat handles it, because the chat loads after the page. */
const useQuestion = ({ transactionId, diagnostic }: AskProps) => {
  const { bus } = useRemoteProps();
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
  return { isAsking: tries > 0, ask };
};

/** Opens the live chat with the order's ID and details. Hidden if there is no chat. */
export const AskInChat = (props: AskProps) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const { isAsking, ask } = useQuestion(props);
  const isBrowser = useIsBrowser();
  const hasChat = isBrowser && (config.liveChatUrl ?? '') !== '';
  return hasChat ? (
    <Button variant="secondary" size="small" isPending={isAsking} onClick={ask}>
      {t('order.support.chat')}
    </Button>
  ) : null;
};
