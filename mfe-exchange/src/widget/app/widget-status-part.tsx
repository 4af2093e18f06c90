import type { Scope } from 'effector';

import { OrderListeners } from '../../order/app/order-listeners';
import { OrderScope } from '../../order/app/order-scope';
import { TransactionStatusScreen, WidgetTransaction } from '../../order/screens/transaction-status';

/** An order in a widget, in its own scope. */
export const WidgetStatusPart = ({ scope }: { readonly scope?: Scope }) => (
  <OrderScope scope={scope}>
    <OrderListeners />
    <TransactionStatusScreen Panel={WidgetTransaction} />
  </OrderScope>
);
