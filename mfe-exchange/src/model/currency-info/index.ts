import { clockModel } from '../clock';
import { pairModel } from '../pair';
import { $noSettleMs } from '../settings';
import { createCurrencyInfoModel } from './create-currency-info-model';

export { createCurrencyInfoModel } from './create-currency-info-model';

export const currencyInfoModel = createCurrencyInfoModel({
  name: 'exchange/currency-info',
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
});
