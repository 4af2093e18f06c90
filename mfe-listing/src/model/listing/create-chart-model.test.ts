import { allSettled, createEvent, createStore, fork } from 'effector';

import type { ChartQuestion, MarketQuestion } from '../../domain/market';
import { createChartModel } from './create-chart-model';

const side = (ticker: string) => ({ ticker, displayTicker: ticker, network: ticker });
const pair = (from: string): MarketQuestion => ({ from: side(from), to: side('eth'), rangeTo: null });
const opened = createEvent<MarketQuestion>();
const $question = createStore<MarketQuestion | null>(pair('btc'), { sid: 'test/chart-question' }).on(
  opened,
  (_, question) => question,
);
const model = createChartModel($question);

const start = (answer: (question: ChartQuestion) => Promise<readonly number[]>) => {
  const asked: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.fetchRatesFx,
        (question: ChartQuestion) => {
          asked.push(question.span);
          return answer(question);
        },
      ],
    ],
  });
  return { scope, asked, view: () => scope.getState(model.$view) };
};
const day = { picked: '24h', shown: '24h', rates: null, isFailed: false };

describe('the chart of a market', () => {
  it('fetches a longer span when it is picked', async () => {
    const { scope, asked, view } = start(() => Promise.resolve([1, 2]));
    expect(view()).toEqual(day);
    await allSettled(model.spanPicked, { scope, params: '30d' });
    expect(view()).toEqual({ picked: '30d', shown: '30d', rates: [1, 2], isFailed: false });

    await allSettled(model.spanPicked, { scope, params: '24h' });
    expect(view()).toEqual(day);
    expect(asked).toEqual(['30d']);
  });

  it('shows the day, with a notice, if the span fails to load', async () => {
    let isDown = true;
    const { scope, view } = start(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([3])));
    await allSettled(model.spanPicked, { scope, params: '7d' });
    expect(view()).toEqual({ ...day, picked: '7d', isFailed: true });

    isDown = false;
    await allSettled(model.spanPicked, { scope, params: '7d' });
    expect(view()).toEqual({ picked: '7d', shown: '7d', rates: [3], isFailed: false });
  });

  it('starts with the day on another page', async () => {
    const { scope, view } = start(() => Promise.resolve([1, 2]));
    await allSettled(model.spanPicked, { scope, params: '7d' });
    await allSettled(opened, { scope, params: pair('xrp') });
    expect(view()).toEqual(day);
  });

  it('drops the rates of a span that is not picked any more', async () => {
    let finish: ((rates: readonly number[]) => void) | undefined;
    const { scope, view } = start(({ span }) =>
      span === '7d' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve([30]),
    );
    const week = allSettled(model.spanPicked, { scope, params: '7d' });
    const month = allSettled(model.spanPicked, { scope, params: '30d' });
    finish?.([7]);
    await Promise.all([week, month]);
    expect(view().shown).not.toBe('7d');
  });
});
