import { allSettled, createEvent, createStore, fork } from 'effector';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { CurrencyInfo } from '../../currency/domain/currency';
import type { Pair } from '../domain/pair';
import type { RecentAddress } from '../domain/recent-addresses';
import { createRecentAddressesModel } from './recent-addresses';

const toChanged = createEvent<string>();
const pairTo = (ticker: string): Pair => ({ from: aCurrency(), to: aCurrency({ ticker }) });
const $pair = createStore<Pair | null>(pairTo('eth'), { sid: 'test/recent/pair' }).on(
  toChanged,
  (_, ticker) => pairTo(ticker),
);
const model = createRecentAddressesModel({ $pair, $toInfo: createStore<CurrencyInfo | null>(null) });

const address = (ticker: string): RecentAddress => ({
  ticker,
  network: ticker,
  address: `0x${ticker}`,
  extraId: '',
});

const setUp = () => {
  const asked: string[] = [];
  const removed: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.readFx,
        ({ currency }: { currency: { ticker: string } }) => {
          asked.push(currency.ticker);
          return removed.includes(`0x${currency.ticker}`) ? [] : [address(currency.ticker)];
        },
      ],
      [model.removeFx, (it: RecentAddress) => removed.push(it.address)],
    ],
  });
  return { asked, scope, shown: () => scope.getState(model.$addresses).map((it) => it.address) };
};

describe('the recent addresses', () => {
  it('are read only when the field is focused', async () => {
    const { asked, scope, shown } = setUp();
    await allSettled(toChanged, { scope, params: 'xrp' });
    expect(asked).toEqual([]);
    await allSettled(model.requested, { scope });
    expect(shown()).toEqual(['0xxrp']);
  });

  it('are those of the current currency', async () => {
    const { asked, scope, shown } = setUp();
    await allSettled(model.requested, { scope });
    await allSettled(toChanged, { scope, params: 'sol' });
    expect(asked).toEqual(['eth', 'sol']);
    expect(shown()).toEqual(['0xsol']);
  });

  it('are read again after one is removed', async () => {
    const { scope, shown } = setUp();
    await allSettled(model.requested, { scope });
    await allSettled(model.removeFx, { scope, params: address('eth') });
    expect(shown()).toEqual([]);
  });
});
