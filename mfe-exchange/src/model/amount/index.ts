import { merge } from 'effector';

import { fiatModeModel } from '../fiat-mode';
import { pairModel } from '../pair';
import { fixedRateModel } from '../rate-mode';
import { $language } from '../settings';
import { createAmountModel } from './create-amount-model';

export type { Amounts, AskedAmounts } from './create-amount-model';

export const amountModel = createAmountModel({
  $pair: pairModel.$pair,
  $language,
  $fixedRate: fixedRateModel.$fixedRate,
  $offeredRateModes: fiatModeModel.$offeredRateModes,
  fromReplaced: merge([pairModel.picked, fiatModeModel.kindPicked]),
});
