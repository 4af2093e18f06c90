import { clockModel } from '../clock';
import { pairModel } from '../pair';
import { $noSettleMs } from '../settings';
import { createFixedRateModel } from './create-fixed-rate-model';

export const fixedRateModel = createFixedRateModel({
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
});
