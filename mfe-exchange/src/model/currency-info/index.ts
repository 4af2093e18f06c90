import { clockModel } from '../clock';
import { pairModel } from '../pair';
import { $noSettleMs } from '../settings';
import { createCurrencyInfoModel } from './create-currency-info-model';

export const currencyInfoModel = createCurrencyInfoModel({
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
});
