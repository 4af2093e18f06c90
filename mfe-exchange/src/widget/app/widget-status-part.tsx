import { TransactionStatusScreen, WidgetTransaction } from '../../order/screens/transaction-status';
import { PortsProvider } from '../../order/app/ports-provider';

export const WidgetStatusPart = () => (
  <>
    <TransactionStatusScreen Panel={WidgetTransaction} />
    <PortsProvider />
  </>
);
