import { fiatModeModel } from '../fiat-mode';
import { pairModel } from '../pair';
import { fixedRateModel } from '../rate-mode';
import { $language } from '../../../page/model/settings';
import { createAmountModel } from './create-amount-model';

export const amountModel = createAmountModel({
  $language,
  $fixedRate: fixedRateModel.$fixedRate,
  $offeredRateModes: fiatModeModel.$offeredRateModes,
  pairChanged: pairModel.changed,
  picked: pairModel.picked,
  kindPicked: fiatModeModel.kindPicked,
});
