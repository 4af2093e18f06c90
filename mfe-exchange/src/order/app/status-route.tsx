import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useParams } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { transactionStatusModel } from '../model/transaction-status';
import { statusHead } from './order-head';

/** Reports the open transaction to the model. */
export const TransactionListener = () => {
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

export const StatusRoute = ({ TransactionStatus }: { readonly TransactionStatus: ComponentType }) => (
  <>
    <TransactionListener />
    <StatusHead />
    <TransactionStatus />
  </>
);
