import { clockModel } from '../../../page/model/clock';
import { pairModel } from '../pair';
import { $noSettleMs } from '../../../page/model/settings';
import { createChartModel } from './create-chart-model';
import { createMarketModel } from './create-market-model';

const options = {
  $pair: pairModel.$pair,
  clock: clockModel,
  $settleMs: $noSettleMs,
  refreshMs: 60_000,
};

export const marketModel = createMarketModel(options);
export const chartModel = createChartModel(options);
