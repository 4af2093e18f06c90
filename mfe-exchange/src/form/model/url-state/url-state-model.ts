import { merge } from 'effector';

import { amountModel } from '../amount';
import { fiatModeModel } from '../fiat-mode';
import { pairModel } from '../pair';
import { createUrlStateModel } from './create-url-state-model';

export const urlStateModel = createUrlStateModel({
  $pair: pairModel.$pair,
  $send: amountModel.$send,
  $receive: amountModel.$receive,
  $rateMode: amountModel.$rateMode,
  $direction: amountModel.$direction,
  pairEdited: merge([pairModel.picked, fiatModeModel.kindPicked, fiatModeModel.entered]),
  amountsEdited: amountModel.edited,
  tickersRequested: pairModel.tickersRequested,
  amountsRequested: amountModel.amountsRequested,
  hiddenModesChanged: fiatModeModel.hiddenModesChanged,
  settleMs: 300,
});
