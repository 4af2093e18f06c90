import { HistoryScreen } from '../screens/transaction-history';
import { PortsProvider } from './ports-provider';

/** The list of this browser's orders with what goes on beside it. */
export const HistoryPart = () => (
  <>
    <PortsProvider />
    <HistoryScreen />
  </>
);
