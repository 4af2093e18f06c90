import { amountModel } from '../amount';
import { pairModel } from '../pair';
import { createCurrencyTargetsModel } from './create-currency-targets-model';

export type { TargetsQuestion } from './create-currency-targets-model';

export const currencyTargetsModel = createCurrencyTargetsModel({
  $pair: pairModel.$pair,
  $rateMode: amountModel.$rateMode,
});
