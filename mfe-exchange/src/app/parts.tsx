import { Skeleton } from '@coinlane/shared-ui/components';
import { whenIdle } from '@coinlane/shared-ui/next-task';

import { onDemand } from '../page/app/on-demand';

const Waiting = () => <Skeleton shape="card" count={2} />;

const Nothing = () => null;

/** Lower half of the form: recipient, terms, button. */
export const details = onDemand(async () => {
  const { DetailsPanel } = await import(
    /* webpackChunkName: "exchange-details", webpackPreload: true */ '../form/screens/exchange-details'
  );
  return DetailsPanel;
});

const EXTRAS_MS = 300;

/** Parts below the offers: price details, promo code, chart. They load when the form is hydrated. */
export const extras = onDemand(async () => {
  await whenIdle(EXTRAS_MS);
  const { CalculatorExtras } = await import(
    /* webpackChunkName: "calculator-extras" */ '../form/screens/calculator-extras'
  );
  return CalculatorExtras;
});

export const transactionStatus = onDemand(async () => {
  const { loadStatus } = await import(
    /* webpackChunkName: "transaction-status" */ '../order/app/load-status'
  );
  return loadStatus();
}, Waiting);

export const history = onDemand(async () => {
  const { HistoryPart } = await import(
    /* webpackChunkName: "transaction-history" */ '../order/app/history-part'
  );
  return HistoryPart;
}, Waiting);

export const fiatDialog = onDemand(async () => {
  const { FiatDialog } = await import(/* webpackChunkName: "fiat-dialog" */ '../form/screens/fiat-dialog');
  return FiatDialog;
}, Nothing);
