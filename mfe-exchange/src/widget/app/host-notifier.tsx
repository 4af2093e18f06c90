import { useEffect } from 'react';

import { transactionCreated } from '@coinlane/shared-contracts/events';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { WidgetHost } from './widget-host';

/** Notifies the host page of created orders. */
export const HostNotifier = ({ host }: { readonly host: WidgetHost }) => {
  const { bus } = useRemoteProps();
  useEffect(
    () =>
      bus.subscribe(transactionCreated, (order) => {
        host.send({ type: 'created', ...order });
      }),
    [bus, host],
  );
  return null;
};
