import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { transactionCreated } from '@coinlane/shared-contracts/events';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { statusName } from '../../order/domain/transaction';
import { transactionStatusModel } from '../../order/model/transaction-status';
import type { WidgetHost } from './widget-host';

/** Notifies the host page of created orders and their status. */
export const HostNotifier = ({ host }: { readonly host: WidgetHost }) => {
  const { bus } = useRemoteProps();
  const transaction = useUnit(transactionStatusModel.$transaction);
  const id = transaction?.transactionId;
  const status = transaction === null ? null : statusName(transaction.status);
  useEffect(
    () =>
      bus.subscribe(transactionCreated, (order) => {
        host.send({ type: 'created', ...order });
      }),
    [bus, host],
  );
  useEffect(() => {
    if (id !== undefined && status !== null) host.send({ type: 'status', transactionId: id, status });
  }, [host, id, status]);
  return null;
};
