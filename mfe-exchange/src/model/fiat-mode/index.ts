import { pairModel } from '../pair';
import { createFiatModeModel } from './create-fiat-mode-model';

export const fiatModeModel = createFiatModeModel({
  $pair: pairModel.$pair,
  picked: pairModel.picked,
  tickersAsked: pairModel.tickersAsked,
  failed: pairModel.resolvePairFx.fail,
});
