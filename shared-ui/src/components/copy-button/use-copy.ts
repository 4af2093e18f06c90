import { useCallback, useEffect, useState } from 'react';

import { copyText } from './copy-text';

/** Spec section 9 "Timing": the confirmation is shown for 2 s. */
const shownMs = 2000;

export type CopyOutcome = 'none' | 'copied' | 'failed';

/** Copies a text. Keeps the outcome for two seconds. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, attempt]);

  const copy = useCallback(async (text: string, place: HTMLElement): Promise<CopyOutcome> => {
    const next = (await copyText(text, place)) ? 'copied' : 'failed';
    setOutcome(next);
    setAttempt((count) => count + 1);
    return next;
  }, []);

  return { outcome, copy };
};
