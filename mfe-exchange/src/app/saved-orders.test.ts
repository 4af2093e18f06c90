import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aTransaction } from '../domain/transaction/transaction.fixture';
import { SAVED_ORDERS_KEY, savedOrders } from './saved-orders';
import { versionedStore } from './stored-versions';

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

describe('the kept transactions of a browser', () => {
  it('are read back as they were kept', () => {
    const storage = memoryStorage();
    savedOrders(storage).keep({ transaction, at: 7 });
    expect(savedOrders(storage).read()).toEqual([
      { transactionId: transaction.transactionId, seenAt: 7, transaction },
    ]);
  });

  it('are joined with what another tab has kept', () => {
    const storage = memoryStorage();
    const [one, other] = [savedOrders(storage), savedOrders(storage)];
    one.keep({ transaction, at: 1 });
    other.keep({ transaction: aTransaction({ transactionId: 'cccccc' }), at: 2 });
    expect(one.read().map(({ transactionId }) => transactionId)).toEqual([
      transaction.transactionId,
      'cccccc',
    ]);
  });

  it('lose one bad row and no other', () => {
    const good = { transactionId: 'aaaaaa', seenAt: 1, transaction: null };
    const value = [good, { transactionId: 'bbbbbb', seenAt: 'soon' }, null];
    const storage = memoryStorage({ [SAVED_ORDERS_KEY]: JSON.stringify({ version: 1, value }) });
    expect(savedOrders(storage).read()).toEqual([good]);
  });

  it('are not there in a private window that keeps nothing, and nothing fails', () => {
    const storage = { read: () => null, write: () => false, remove: () => undefined };
    expect(savedOrders(storage).keep({ transaction, at: 1 })).toHaveLength(1);
    expect(savedOrders(storage).read()).toEqual([]);
  });
});

describe('a store with versions', () => {
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
      rule: 'a 1, by both steps',
      storage: stored(1, 'x'),
      found: { _tag: 'Value', value: { three: { two: 'x' } } },
    },
    { rule: 'a 2, by the second', storage: stored(2, 'x'), found: { _tag: 'Value', value: { three: 'x' } } },
    { rule: 'a 3, as it is', storage: stored(3, 'x'), found: { _tag: 'Value', value: 'x' } },
  ])('reads $rule', ({ storage, found }) => {
    expect(storeOver(storage).store.find()).toEqual(found);
  });

  it.each([
    { rule: 'of a future version', text: '{"version":4,"value":"tomorrow"}', aside: 'version-4' },
    { rule: 'that cannot be read', text: '{"version":', aside: 'unreadable' },
    { rule: 'without a version', text: '[]', aside: 'unreadable' },
    { rule: 'of a version that is none', text: '{"version":0.5,"value":1}', aside: 'unreadable' },
  ])('sets a text $rule aside, and begins anew', ({ text, aside }) => {
    const { storage, store } = storeOver(memoryStorage({ [KEY]: text }));
    expect(store.find()).toEqual({ _tag: 'Nothing' });
    expect(store.save('today')).toBe(true);
    expect(storage.read(`${KEY}-set-aside-${aside}`)).toBe(text);
    expect(store.find()).toEqual({ _tag: 'Value', value: 'today' });
  });

  it('never writes over a future version that there is no room to set aside', () => {
    const text = '{"version":4,"value":"tomorrow"}';
    const full = { read: () => text, write: jest.fn(() => false), remove: () => undefined };
    const store = versionedStore(full, { key: KEY, migrations: [] });
    expect(store.save('today')).toBe(false);
    expect(full.write.mock.calls.map(([key]: unknown[]) => key)).toEqual([`${KEY}-set-aside-version-4`]);
  });
});
