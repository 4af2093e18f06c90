import type { Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useParams } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { noticesModel } from '../model/order-actions';
import { receiptModel } from '../model/receipt';
import { transactionStatusModel } from '../model/transaction-status';
import { TransactionStatusScreen } from '../screens/transaction-status';
import { statusHead } from './order-head';
import { OrderListeners } from './order-listeners';
import { OrderScope } from './order-scope';
import { useDoneIcon } from './use-done-icon';
import { usePushRefresh } from './use-push-refresh';

const StatusHead = () => {
  const { transactionId = '' } = useParams();
  const { setHead } = useRemoteProps();
  const { t } = useTranslation('exchange');
  const view = useUnit(transactionStatusModel.$view);
  const { title, canonicalPath, robots } = statusHead(t, view, transactionId);
  useEffect(() => {
    setHead({
      title,
      ...(canonicalPath === undefined ? {} : { canonicalPath }),
      ...(robots === undefined ? {} : { robots }),
    });
  }, [setHead, title, canonicalPath, robots]);
  return null;
};

const Background = () => {
  const { readPermission, checkReceipt } = useUnit({
    readPermission: noticesModel.started,
    checkReceipt: receiptModel.started,
  });
  useEffect(() => {
    readPermission();
    checkReceipt();
  }, [readPermission, checkReceipt]);
  useDoneIcon();
  usePushRefresh();
  return null;
};

/** The screen with its background work. */
export const StatusPage = () => (
  <>
    <TransactionStatusScreen />
    <Background />
  </>
);

type Props = {
  /** A scope that the server has filled. */
  readonly scope?: Scope;
};

/** `/exchange/txs/:transactionId` in its own scope. */
export const StatusPart = ({ scope }: Props) => (
  <OrderScope scope={scope}>
    <OrderListeners />
    <StatusHead />
    <StatusPage />
  </OrderScope>
);
