import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aTransaction } from '../domain/transaction/transaction.fixture';
import { SAVED_ORDERS_KEY, savedOrders } from './saved-orders';
import { versionedStore } from '../../page/app/stored-versions';

const transaction = aTransaction({
  depositNote: {
    kind: 'late',
    displayTicker: null,
    ticker: null,
    network: null,
    amount: null,
    decideUntil: 5,
  },
  connected: [
    {
      transactionId: 'bbbbbb',
      relation: 'repeated',
      status: { _tag: 'Unknown', raw: 'x' },
      amount: null,
      displayTicker: null,
    },
  ],
});

describe('the saved orders of a browser', () => {
  it('are read as they were saved', () => {
    const storage = memoryStorage();
    savedOrders(storage).keep({ transaction, at: 7 });
    expect(savedOrders(storage).read()).toEqual([
      { transactionId: transaction.transactionId, seenAt: 7, transaction },
    ]);
  });

  it('are merged with those of another tab', () => {
    const storage = memoryStorage();
    const [one, other] = [savedOrders(storage), savedOrders(storage)];
    one.keep({ transaction, at: 1 });
    other.keep({ transaction: aTransaction({ transactionId: 'cccccc' }), at: 2 });
    expect(one.read().map(({ transactionId }) => transactionId)).toEqual([
      transaction.transactionId,
      'cccccc',
    ]);
  });

  it('skip one invalid row', () => {
    const good = { transactionId: 'aaaaaa', seenAt: 1, transaction: null };
    const value = [good, { transactionId: 'bbbbbb', seenAt: 'soon' }, null];
    const storage = memoryStorage({ [SAVED_ORDERS_KEY]: JSON.stringify({ version: 1, value }) });
    expect(savedOrders(storage).read()).toEqual([good]);
  });

  it.each([
    { rule: 'an amount in letters', change: { payin: { ...transaction.payin, amount: 'zebra' } } },
    { rule: 'too large an amount', change: { refundAmount: '1e999999' } },
    { rule: 'a time out of range', change: { updatedAt: 9e20 } },
    { rule: 'a date in letters', change: { validUntil: 'soon' } },
    { rule: 'the state of another order', change: { transactionId: 'dddddd' } },
  ])('keep only the ID of an order with $rule', ({ change }) => {
    const { transactionId } = transaction;
    const value = [{ transactionId, seenAt: 7, transaction: { ...transaction, ...change } }];
    const storage = memoryStorage({ [SAVED_ORDERS_KEY]: JSON.stringify({ version: 1, value }) });
    expect(savedOrders(storage).read()).toEqual([{ transactionId, seenAt: 7, transaction: null }]);
  });

  it('are read as the first version of the site saved them', () => {
    const leg = { displayTicker: 'btc', ticker: 'btc', network: 'btc', expectedAmount: '1', amount: null };
    const side = { ...leg, address: 'a', extraId: null, extraIdName: null, hash: null };
    const order = {
      transactionId: 'aaaaaa',
      status: { _tag: 'Known', status: 'waiting' },
      provider: null,
      payin: side,
      payout: side,
      refundAddress: null,
      refundExtraId: null,
      refundHash: null,
      refundAmount: null,
      payinWarnings: [],
      areActionsAvailable: false,
      rateMode: 'floating',
      speedForecast: null,
      depositNote: { kind: 'late', displayTicker: null, network: null, amount: null, decideUntil: null },
      confirmations: null,
      createdAt: 1,
      updatedAt: 1,
      depositReceivedAt: null,
      validUntil: null,
      serverTime: null,
      original: null,
      connected: [],
    };
    const value = [{ transactionId: 'aaaaaa', seenAt: 1, transaction: order }];
    const storage = memoryStorage({ [SAVED_ORDERS_KEY]: JSON.stringify({ version: 1, value }) });
    expect(savedOrders(storage).read()).toMatchObject(value);
  });

  it('are empty without storage, and nothing fails', () => {
    const storage = { read: () => null, write: () => false, remove: () => undefined };
    expect(savedOrders(storage).keep({ transaction, at: 1 })).toHaveLength(1);
    expect(savedOrders(storage).read()).toEqual([]);
  });
});

describe('a versioned store', () => {
  const KEY = 'k';
  const toTwo = (value: unknown) => ({ two: value });
  const toThree = (value: unknown) => ({ three: value });
  const storeOver = (storage = memoryStorage()) => ({
    storage,
    store: versionedStore(storage, { key: KEY, migrations: [toTwo, toThree] }),
  });
  const stored = (version: number, value: unknown) =>
    memoryStorage({ [KEY]: JSON.stringify({ version, value }) });

  it.each([
    { rule: 'nothing', storage: memoryStorage(), found: { _tag: 'Nothing' } },
    {
      rule: 'version 1, by both migrations',
      storage: stored(1, 'x'),
      found: { _tag: 'Value', value: { three: { two: 'x' } } },
    },
    {
      rule: 'version 2, by the second',
      storage: stored(2, 'x'),
      found: { _tag: 'Value', value: { three: 'x' } },
    },
    { rule: 'version 3, unchanged', storage: stored(3, 'x'), found: { _tag: 'Value', value: 'x' } },
  ])('reads $rule', ({ storage, found }) => {
    expect(storeOver(storage).store.find()).toEqual(found);
  });

  it.each([
    { rule: 'of a future version', text: '{"version":4,"value":"tomorrow"}', aside: 'version-4' },
    { rule: 'that is not JSON', text: '{"version":', aside: 'unreadable' },
    { rule: 'without a version', text: '[]', aside: 'unreadable' },
    { rule: 'of an invalid version', text: '{"version":0.5,"value":1}', aside: 'unreadable' },
  ])('moves a text $rule aside, and starts empty', ({ text, aside }) => {
    const { storage, store } = storeOver(memoryStorage({ [KEY]: text }));
    expect(store.find()).toEqual({ _tag: 'Nothing' });
    expect(store.save('today')).toBe(true);
    expect(storage.read(`${KEY}-set-aside-${aside}`)).toBe(text);
    expect(store.find()).toEqual({ _tag: 'Value', value: 'today' });
  });

  it('never overwrites a future version that cannot be moved aside', () => {
    const text = '{"version":4,"value":"tomorrow"}';
    const full = { read: () => text, write: jest.fn(() => false), remove: () => undefined };
    const store = versionedStore(full, { key: KEY, migrations: [] });
    expect(store.save('today')).toBe(false);
    expect(full.write.mock.calls.map(([key]: unknown[]) => key)).toEqual([`${KEY}-set-aside-version-4`]);
  });
});
