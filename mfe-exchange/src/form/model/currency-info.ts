import { createCurrencyInfoModel } from '../../currency/model/currency-info';
import { clockModel } from '../../page/model/clock';
import { $noSettleMs } from '../../page/model/settings';
import { pairModel } from './pair';

/** Details of both currencies of the form. */
export const currencyInfoModel = createCurrencyInfoModel({
  name: 'exchange/currency-info',
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
});
