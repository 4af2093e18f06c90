import { TransactionStatusScreen, WidgetTransaction } from '../../screens/transaction-status';
import { PortsGiver } from '../ports-giver';

/** An order in a widget. */
export const WidgetStatusPart = () => (
  <>
    <TransactionStatusScreen Panel={WidgetTransaction} />
    <PortsGiver />
  </>
);
