import { pairModel } from '../pair';
import { createFiatModeModel } from './create-fiat-mode-model';

export const fiatModeModel = createFiatModeModel({
  $pair: pairModel.$pair,
  picked: pairModel.picked,
  tickersRequested: pairModel.tickersRequested,
  failed: pairModel.resolvePairFx.fail,
});
