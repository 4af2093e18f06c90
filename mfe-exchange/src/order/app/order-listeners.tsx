import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useParams } from '@coinlane/shared-ui/navigation';

import { statusName } from '../domain/transaction';
import { transactionStatusModel } from '../model/transaction-status';
import { useOrderHost } from './order-host';

/** Reports the open transaction to the model. */
const TransactionListener = () => {
  const { transactionId = '' } = useParams();
  const { opened, closed } = useUnit({
    opened: transactionStatusModel.opened,
    closed: transactionStatusModel.closed,
  });
  useEffect(() => {
    opened(transactionId);
    return () => closed();
  }, [opened, closed, transactionId]);
  return null;
};

/** Reports the order's status to the flow around the page. */
const StatusReport = () => {
  const { statusChanged } = useOrderHost();
  const transaction = useUnit(transactionStatusModel.$transaction);
  const id = transaction?.transactionId;
  const status = transaction === null ? null : statusName(transaction.status);
  useEffect(() => {
    if (id !== undefined && status !== null) statusChanged?.(id, status);
  }, [statusChanged, id, status]);
  return null;
};

/** Connects the order page to its address and to the flow around it. */
export const OrderListeners = () => (
  <>
    <TransactionListener />
    <StatusReport />
  </>
);
