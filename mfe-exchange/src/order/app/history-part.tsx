import { HistoryScreen } from '../screens/transaction-history';
import { OrderScope } from './order-scope';

/** The list of this browser's orders, in its own scope. */
export const HistoryPart = () => (
  <OrderScope>
    <HistoryScreen />
  </OrderScope>
);
