import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { ordersCounted } from '@coinlane/shared-contracts/events';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps, useStartPlace } from '@coinlane/shared-ui/remote';

import { PageClock } from '../../page/app/page-clock';
import { localTransactionsModel } from '../model/local-transactions';
import { savedOrdersModel } from '../model/saved-orders';
import { createOrderScope } from './create-order-scope';
import { useOrderHost } from './order-host';

/** Reads this browser's orders, and reports the number of running ones to the page. */
export const LocalOrders = () => {
  const { bus } = useRemoteProps();
  const { readIds, readOrders, count } = useUnit({
    readIds: localTransactionsModel.started,
    readOrders: savedOrdersModel.started,
    count: savedOrdersModel.$count,
  });
  useEffect(() => {
    readIds();
    readOrders();
  }, [readIds, readOrders]);
  useEffect(() => {
    if (count !== null) bus.publish(ordersCounted, count);
  }, [bus, count]);
  return null;
};

/** Scope of the open page. The server's state applies only to the page that the server rendered. */
const useOrderScope = (): Scope => {
  const startPlace = useStartPlace();
  // from the router, which stays at the start place until hydration, although the visitor may have left already
  const { pathname } = useLocation();
  const props = useRemoteProps();
  const host = useOrderHost();
  const [scope] = useState(() =>
    createOrderScope(props, host, startPlace?.pathname === pathname ? (props.fragment?.state ?? null) : null),
  );
  return scope;
};

type Props = {
  /** A scope that the server has filled. */
  readonly scope?: Scope | undefined;
  readonly children: ReactNode;
};

const Scoped = ({ scope, children }: { readonly scope: Scope; readonly children: ReactNode }) => (
  <Provider value={scope}>
    {/* first, because the effects of the screen need the orders and the time */}
    <PageClock />
    <LocalOrders />
    {children}
  </Provider>
);

const BrowserScoped = ({ children }: { readonly children: ReactNode }) => (
  <Scoped scope={useOrderScope()}>{children}</Scoped>
);

/** A screen about orders with its own scope. Its data is loaded again each time it opens. */
export const OrderScope = ({ scope, children }: Props) =>
  scope === undefined ? <BrowserScoped>{children}</BrowserScoped> : <Scoped scope={scope}>{children}</Scoped>;
