import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { transactionStatusModel } from '../model/transaction-status';

/** The shell's icon with a check mark. */
const DONE_ICON = '/favicon-done.svg';

/** Changes the tab's icon when the exchange is finished (visitor expectations "Notice when done"). */
export const useDoneIcon = (): void => {
  const view = useUnit(transactionStatusModel.$view);
  const isDone = view._tag === 'Shown' && view.stage === 'finished';
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isDone || icon === null) return undefined;
    const before = icon.href;
    icon.href = DONE_ICON;
    return () => {
      icon.href = before;
    };
  }, [isDone]);
};
