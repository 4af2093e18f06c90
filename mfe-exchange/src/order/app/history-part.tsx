import { HistoryScreen } from '../screens/transaction-history';
import { PortsProvider } from './ports-provider';

/** The list of this browser's orders, with its ports. */
export const HistoryPart = () => (
  <>
    <PortsProvider />
    <HistoryScreen />
  </>
);
