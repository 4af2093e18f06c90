import { clockModel } from '../clock';
import { pairModel } from '../pair';
import { $noSettleMs } from '../settings';
import { createMarketModel } from './create-market-model';

export const marketModel = createMarketModel({
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
  refreshMs: 60_000,
});
