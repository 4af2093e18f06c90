import { amountModel } from '../amount';
import { pairModel } from '../pair';
import { createUrlStateModel } from './create-url-state-model';

export const urlStateModel = createUrlStateModel({
  $pair: pairModel.$pair,
  $send: amountModel.$send,
  $receive: amountModel.$receive,
  $rateMode: amountModel.$rateMode,
  $direction: amountModel.$direction,
  edited: [pairModel.picked, amountModel.edited],
  tickersAsked: pairModel.tickersAsked,
  amountsAsked: amountModel.amountsAsked,
  settleMs: 300,
});
