import { TransactionStatusScreen } from '../screens/transaction-status';
import { PortsProvider } from './ports-provider';
import { useDoneIcon } from './use-done-icon';
import { usePushRefresh } from './use-push-refresh';

const Background = () => {
  useDoneIcon();
  usePushRefresh();
  return null;
};

/** The transaction's page with what goes on beside it. */
export const StatusPart = () => (
  <>
    <TransactionStatusScreen />
    <PortsProvider />
    <Background />
  </>
);
