import { TransactionStatusScreen, WidgetTransaction } from '../../screens/transaction-status';
import { PortsProvider } from '../ports-provider';

/** An order in a widget. */
export const WidgetStatusPart = () => (
  <>
    <TransactionStatusScreen Panel={WidgetTransaction} />
    <PortsProvider />
  </>
);
