import { FRESH_STATE } from '../orders/order.ts';
import type { StorePlace } from '../testing/store-places.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import type { Message } from './message-queue.ts';
import type { OrderStore } from './order-store.ts';

type Opened = {
  readonly store: OrderStore;
  readonly place: StorePlace;
  readonly now: () => number;
  readonly pass: (ms: number) => void;
};

const message = (id: string): Message => ({ id, channel: 'webhook', body: `{"id":"${id}"}` });
const STATE = { ...FRESH_STATE, status: 'confirming' as const, updatedAtMs: 7 };
const SEEN = {
  observation: { ...STATE, rawStatus: 'seen' },
  source: 'poll',
  atMs: 7,
} as const;

const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);

/** Rules of the published keys, for each kind of store. */
const describeReceiptKeys = (opened: () => Opened): void => {
  it('keeps every published key of receipts', async () => {
    const { store } = opened();
    const key = { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x: 'x1' } as const;
    await store.addReceiptKey(key);
    await store.addReceiptKey({ ...key, x: 'other' });
    await store.addReceiptKey({ ...key, kid: 'k2' });
    expect(await store.receiptKeys()).toEqual([key, { ...key, kid: 'k2' }]);
  });
};

/** Rules of messages and published keys, for each kind of store. */
export const describeMessages = (opened: () => Opened): void => {
  const take = (store: OrderStore, holder = 'a') => store.takeMessages({ holder, forMs: 30, most: 5 });
  const placed = async (id: string, messages: readonly Message[]): Promise<void> => {
    const { store } = opened();
    await store.intend({ key: id, bodyHash: 'h', provider: 'p' });
    await store.claim(id, 'intended');
    await store.place(id, anOrder(id), null, 100, messages);
  };
  const change = (messages: readonly Message[], store = opened().store) =>
    store.observe('o1', SEEN, () => ({ next: STATE, isRecorded: true, messages }));

  it('stores the messages of a new order and of a change, and delivers them in their order', async () => {
    const { store } = opened();
    await placed('o1', [message('m1')]);
    await change([message('m2')]);
    await placed('o2', [message('m3')]);
    const first = await take(store);
    await store.endMessage('m1', 'delivered');
    const second = await take(store);
    expect([ids(first), ids(second)]).toEqual([['m1', 'm3'], ['m2']]);
    expect(first[0]).toEqual({ ...message('m1'), orderId: 'o1', attempts: 0 });
    expect(await store.outboxCounts()).toEqual([
      { channel: 'webhook', phase: 'delivered', count: 1, oldestMs: 0 },
      { channel: 'webhook', phase: 'waiting', count: 2, oldestMs: 0 },
    ]);
  });

  it('does not store a change whose messages cannot be stored', async () => {
    const { store, place } = opened();
    await placed('o1', []);
    await place.change('DROP TABLE outbox');
    await expect(change([message('m1')])).rejects.toThrow(/outbox/);
    expect([(await store.find('o1'))?.state.status, await store.history('o1')]).toEqual(['waiting', []]);
  });

  it('drops the messages of a change that was not applied', async () => {
    const { store } = opened();
    await placed('o1', []);
    await store.observe('o1', SEEN, () => ({ next: null, isRecorded: true, messages: [message('m1')] }));
    expect(await take(store)).toEqual([]);
  });

  it('gives each message to one of two servers, and to another one after the lease', async () => {
    const { store, place, now, pass } = opened();
    for (let number = 0; number < 12; number += 1)
      await placed(`o${String(number)}`, [message(`m${String(number)}`)]);
    const other = await place.open(now);
    const taken = await Promise.all([take(store), take(other, 'b'), take(store), take(other, 'b')]);
    pass(31);
    const again = await take(other, 'b');
    await other.close();
    const all = taken.flatMap(ids);
    expect([new Set(all).size, all.length >= 5, again.length]).toEqual([all.length, true, 5]);
  });

  it('delivers a message later after a failure, counts the failures, and keeps nothing for ever', async () => {
    const { store, pass } = opened();
    await placed('o1', [message('m1')]);
    await take(store);
    await store.retryMessage('m1', 5_000);
    const early = await take(store);
    pass(5_000);
    const [late] = await take(store);
    await store.endMessage('m1', 'given-up');
    pass(1_000);
    const removed = [await store.purgeOutbox(1_000), await store.purgeOutbox(999)];
    expect([early, late?.attempts, removed]).toEqual([[], 1, [0, 1]]);
  });

  it('delivers messages although the clock was set back a week', async () => {
    const { store, pass } = opened();
    await placed('o1', [message('m1')]);
    await take(store);
    pass(-7 * 86_400_000);
    expect(ids(await take(store, 'b'))).toEqual(['m1']);
  });

  describeReceiptKeys(opened);
};
