import { PortsProvider } from '../../order/app/ports-provider';
import { RecentList } from '../screens/recent-orders';

/** The latest orders with the ports that read and refresh them. */
export const RecentPart = () => (
  <>
    <PortsProvider />
    <RecentList />
  </>
);
