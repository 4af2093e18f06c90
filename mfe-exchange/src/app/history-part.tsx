import { HistoryScreen } from '../screens/transaction-history';
import { PortsGiver } from './ports-giver';

/** The list of this browser's orders with what goes on beside it. */
export const HistoryPart = () => (
  <>
    <PortsGiver />
    <HistoryScreen />
  </>
);
