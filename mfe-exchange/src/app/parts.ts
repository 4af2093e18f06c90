import { onDemand } from './on-demand';

/** The form's lower half: recipient, terms, button. */
export const details = onDemand(async () => {
  const { DetailsPanel } = await import(
    /* webpackChunkName: "exchange-details" */ '../screens/exchange-details'
  );
  return DetailsPanel;
});

/** The transaction's page. */
export const transactionStatus = onDemand(async () => {
  const { TransactionStatusScreen } = await import(
    /* webpackChunkName: "transaction-status" */ '../screens/transaction-status'
  );
  return TransactionStatusScreen;
});
