import { merge, sample } from 'effector';

import { amountModel } from '../amount';
import { clockModel } from '../../../page/model/clock';
import { fiatModeModel } from '../fiat-mode';
import { marketModel } from '../market';
import { pairModel } from '../pair';
import { paymentChoiceModel } from '../payment-choice';
import { promoCodeModel } from '../promo-code';
import { $typingSettleMs } from '../../../page/model/settings';
import { createEstimateModel } from './create-estimate-model';

export const estimateModel = createEstimateModel({
  $pair: pairModel.$pair,
  $kind: fiatModeModel.$kind,
  $send: amountModel.$send,
  $receive: amountModel.$receive,
  $direction: amountModel.$direction,
  $rateMode: amountModel.$rateMode,
  $marketRate: marketModel.$rate,
  $promoCode: promoCodeModel.$active,
  $payment: paymentChoiceModel.$choice,
  pickEnded: merge([pairModel.picked, amountModel.rateModePicked, paymentChoiceModel.picked]),
  clock: clockModel,
  $settleMs: $typingSettleMs,
  refreshMs: 25_000,
});

sample({ clock: estimateModel.counterValueKnown, target: amountModel.counterValueKnown });
