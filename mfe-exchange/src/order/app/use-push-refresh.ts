import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { noticesModel } from '../model/order-actions';
import { transactionStatusModel } from '../model/transaction-status';

/** Refreshes the transaction when a push message about it arrives, even on a hidden page, which does not poll. */
export const usePushRefresh = (): void => {
  const { loadNotices } = useRemoteProps();
  const { view, id, retried } = useUnit({
    view: noticesModel.$view,
    id: transactionStatusModel.$id,
    retried: transactionStatusModel.retried,
  });
  const isSubscribed = view.permission === 'granted';
  useEffect(() => {
    if (!isSubscribed || loadNotices === undefined) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    loadNotices().then(
      ({ listen }) => {
        if (isOver) return;
        end = listen((message) => {
          if (message === id) retried();
        });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isSubscribed, loadNotices, id, retried]);
};
