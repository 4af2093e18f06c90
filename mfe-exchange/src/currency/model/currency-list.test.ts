import { allSettled, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import type { Currency } from '../domain/currency';
import { aCurrency } from '../domain/currency/currency.fixture';
import { createCurrencyListModel, toCurrencyListView, withFavourite, withRecent } from './currency-list';

const model = createCurrencyListModel();
const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const setUp = (fetchCurrencies: () => readonly Currency[] | Promise<readonly Currency[]>) => {
  const fetched = jest.fn(fetchCurrencies);
  const written = jest.fn<undefined, [readonly string[]]>();
  const writtenFavourites = jest.fn<undefined, [readonly string[]]>();
  const scope = fork({
    handlers: [
      [model.fetchCurrenciesFx, fetched],
      [model.readRecentsFx, () => ['eth', 'gone']],
      [model.writeRecentsFx, written],
      [model.readFavouritesFx, () => ['eth']],
      [model.writeFavouritesFx, writtenFavourites],
    ],
  });
  return { scope, fetched, written, writtenFavourites };
};

describe('the list of currencies', () => {
  it('is fetched once, however often it is requested', async () => {
    const { scope, fetched } = setUp(() => Promise.resolve([btc, eth]));
    await Promise.all([allSettled(model.requested, { scope }), allSettled(model.requested, { scope })]);
    await allSettled(model.requested, { scope });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Shown', currencies: [btc, eth] });
  });

  it('is fetched again on request after a failure', async () => {
    let isDown = true;
    const { scope } = setUp(() => (isDown ? Promise.reject(networkError('down')) : [btc]));
    await allSettled(model.requested, { scope });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Failed', failure: { _tag: 'Offline' } });
    isDown = false;
    await allSettled(model.requested, { scope });
    expect(scope.getState(model.$view)._tag).toBe('Shown');
  });

  it('starts with the recent picks that are still listed, and adds a new one', async () => {
    const { scope, written } = setUp(() => [btc, eth]);
    await allSettled(model.started, { scope });
    await allSettled(model.requested, { scope });
    expect(scope.getState(model.$view)).toMatchObject({ recents: [eth] });

    await allSettled(model.picked, { scope, params: btc });
    expect(written).toHaveBeenLastCalledWith(['btc', 'eth', 'gone']);
    expect(scope.getState(model.$view)).toMatchObject({ recents: [btc, eth] });
  });
});

describe('favourites', () => {
  it('are the stored ones that are still listed, in their order', async () => {
    const { scope, writtenFavourites } = setUp(() => [btc, eth]);
    await allSettled(model.started, { scope });
    await allSettled(model.requested, { scope });
    expect(scope.getState(model.$view)).toMatchObject({ favourites: [eth] });
    await allSettled(model.favouriteToggled, { scope, params: btc });
    expect(scope.getState(model.$view)).toMatchObject({ favourites: [eth, btc] });
    expect(writtenFavourites).toHaveBeenLastCalledWith(['eth', 'btc']);
  });

  it.each([
    { rule: 'another one comes last', favourites: ['a'], ticker: 'b', all: ['a', 'b'] },
    { rule: 'the same one again removes it', favourites: ['a', 'b'], ticker: 'a', all: ['b'] },
  ])('$rule', ({ favourites, ticker, all }) => {
    expect(withFavourite(favourites, ticker)).toEqual(all);
  });

  it('are limited to fifty', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => `t${String(at)}`);
    expect(withFavourite(fifty, 'more')).toEqual([...fifty.slice(1), 'more']);
  });
});

describe('withRecent', () => {
  it.each([
    { rule: 'the newest comes first', recents: ['a'], ticker: 'b', all: ['b', 'a'] },
    { rule: 'without duplicates', recents: ['a', 'b'], ticker: 'b', all: ['b', 'a'] },
    {
      rule: 'at most six',
      recents: ['a', 'b', 'c', 'd', 'e', 'f'],
      ticker: 'g',
      all: ['g', 'a', 'b', 'c', 'd', 'e'],
    },
  ])('$rule', ({ recents, ticker, all }) => {
    expect(withRecent(recents, ticker)).toEqual(all);
  });
});

describe('toCurrencyListView', () => {
  const facts = { currencies: null, error: null, isPending: false, recents: [], favourites: [] };
  const error = networkError('down');
  it.each([
    { rule: 'not requested yet', facts, tag: 'Pending' },
    { rule: 'failed', facts: { ...facts, error }, tag: 'Failed' },
    { rule: 'failed, and requested again', facts: { ...facts, error, isPending: true }, tag: 'Pending' },
    {
      rule: 'loaded, even if a later call failed',
      facts: { ...facts, currencies: [btc], error },
      tag: 'Shown',
    },
  ])('$rule: $tag', ({ facts: known, tag }) => {
    expect(toCurrencyListView(known)._tag).toBe(tag);
  });
});
