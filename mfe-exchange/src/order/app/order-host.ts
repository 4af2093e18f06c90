import { createContext, useContext } from 'react';

/** Ports of the order page to the flow around it, which has another scope. */
export type OrderHost = {
  /** Opens the fiat dialog. */
  readonly pay: (order: { readonly transactionId: string; readonly redirectUrl: string }) => unknown;
  /** The order has reached a final status. */
  readonly ended: (transactionId: string) => unknown;
  /** The status of the order has become known or has changed. */
  readonly statusChanged?: (transactionId: string, status: string) => unknown;
};

const OrderHostContext = createContext<OrderHost | null>(null);

/** Provides the host of the order's page. */
export const OrderHostProvider = OrderHostContext.Provider;

const NO_HOST: OrderHost = { pay: () => undefined, ended: () => undefined };

/** Host of the order page. The default host ignores everything. */
export const useOrderHost = (): OrderHost => useContext(OrderHostContext) ?? NO_HOST;
