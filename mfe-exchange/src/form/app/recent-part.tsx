import { OrderScope } from '../../order/app/order-scope';
import { RecentList } from '../screens/recent-list';

/** The latest orders, in the scope that reads and refreshes them. */
export const RecentPart = () => (
  <OrderScope>
    <RecentList />
  </OrderScope>
);
