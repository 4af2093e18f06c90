import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { transactionStatusModel } from '../model/transaction-status';

/** A picture of the shell's: the site's own, with a tick. */
const DONE_ICON = '/favicon-done.svg';

/** The tab's picture says that the exchange is done, beside its title (visitor expectations "Notice when done"). */
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
