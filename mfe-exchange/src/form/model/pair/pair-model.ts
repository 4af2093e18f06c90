import { clockModel } from '../../../page/model/clock';
import { $noSettleMs } from '../../../page/model/settings';
import { createPairModel } from './create-pair-model';

export const pairModel = createPairModel({ clock: clockModel, $settleMs: $noSettleMs });
