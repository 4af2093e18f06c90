import { TransactionStatusScreen, WidgetTransaction } from '../../screens/transaction-status';
import { PortsProvider } from '../ports-provider';

export const WidgetStatusPart = () => (
  <>
    <TransactionStatusScreen Panel={WidgetTransaction} />
    <PortsProvider />
  </>
);
