import { allSettled, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { MarketData } from '../../domain/market';
import { createClockModel } from '../../../page/model/clock';
import { createChartModel } from './create-chart-model';
import type { ChartQuestion } from './create-chart-model';

const clock = createClockModel();
const pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) };
const model = createChartModel({
  $pair: createStore(pair),
  clock,
  $settleMs: createStore(0),
  refreshMs: 60_000,
});
const data: MarketData = {
  rate: '30',
  change24h: null,
  high24h: null,
  low24h: null,
  updatedAt: null,
  points: [[0, 30]],
};
const scopeAnswering = (answer: (question: ChartQuestion) => MarketData | Promise<MarketData>) => {
  const asked = jest.fn(answer);
  return { asked, scope: fork({ handlers: [[model.fetchChartFx, asked]] }) };
};
const open = (scope: Scope, isOpen: boolean) => allSettled(model.openChanged, { scope, params: isOpen });

describe('the chart of a pair', () => {
  it('fetches nothing before it is opened', async () => {
    const { scope, asked } = scopeAnswering(() => data);
    await allSettled(clock.ticked, { scope, params: 100_000 });
    expect(asked).not.toHaveBeenCalled();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Closed' });
  });

  it('shows the last week first, then every picked span', async () => {
    const { scope, asked } = scopeAnswering(() => data);
    await open(scope, true);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Shown', pair, span: '7d', data });
    await allSettled(model.spanPicked, { scope, params: '30d' });
    expect(asked.mock.calls.map(([{ span }]) => span)).toEqual(['7d', '30d']);
  });

  it('shows the failure, and retries on request', async () => {
    let isDown = true;
    const { scope } = scopeAnswering(() => (isDown ? Promise.reject(httpError(500, null)) : data));
    await open(scope, true);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Failed', failure: { _tag: 'Broken' } });
    isDown = false;
    await allSettled(model.retried, { scope });
    expect(scope.getState(model.$view)._tag).toBe('Shown');
  });

  it('stops fetching when it is closed', async () => {
    const { scope, asked } = scopeAnswering(() => data);
    await open(scope, true);
    await open(scope, false);
    await allSettled(clock.ticked, { scope, params: 1_000_000 });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
