import { TransactionStatusScreen } from '../screens/transaction-status';
import { PortsProvider } from './ports-provider';
import { useDoneIcon } from './use-done-icon';
import { usePushRefresh } from './use-push-refresh';

const Background = () => {
  useDoneIcon();
  usePushRefresh();
  return null;
};

/** The order's page with its ports. */
export const StatusPart = () => (
  <>
    <TransactionStatusScreen />
    <PortsProvider />
    <Background />
  </>
);
