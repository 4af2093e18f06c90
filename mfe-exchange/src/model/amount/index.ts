import { pairModel } from '../pair';
import { $language } from '../settings';
import { createAmountModel } from './create-amount-model';

export type { AskedAmounts } from './create-amount-model';

export const amountModel = createAmountModel({ $pair: pairModel.$pair, $language });
