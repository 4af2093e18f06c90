import type { StorePlace } from '../testing/store-places.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import type { OrderStore } from './order-store.ts';

type Opened = {
  readonly store: OrderStore;
  readonly place: StorePlace;
  readonly now: () => number;
  readonly pass: (ms: number) => void;
};

const MESSAGE = {
  receiver: { channel: 'email', address: 'help@example.com', language: 'en' },
  body: 'a review',
} as const;

/** Rules of reviews, for each kind of store. */
export const describeReviews = (opened: () => Opened): void => {
  const place = async (id: string): Promise<void> => {
    const { store } = opened();
    await store.intend({ key: id, bodyHash: 'h', provider: 'p' });
    await store.claim(id, 'intended');
    await store.place(id, anOrder(id), null, 100);
  };
  const review = (id: string, rating = 5) => ({
    ...{
      id,
      orderId: `order-${id}`,
      rating,
      text: '<b>fast</b>\n"; DROP TABLE review',
      name: '',
      language: 'de',
    },
  });
  const write = async (id: string, rating?: number): Promise<boolean> => {
    await place(`order-${id}`);
    return opened().store.reviews.add(review(id, rating), MESSAGE);
  };

  it('keeps a review exactly, and shows it to no list but the waiting one', async () => {
    await write('r1');
    const { reviews } = opened().store;
    expect(await reviews.list('waiting', 9)).toEqual([
      { ...review('r1'), state: 'waiting', writtenAtMs: opened().now() },
    ]);
    expect([await reviews.list('approved', 9), await reviews.approvedStars()]).toEqual([
      [],
      { count: 0, stars: 0 },
    ]);
  });

  it('has one review of an order on all servers, with one message', async () => {
    const { store, place: at, now } = opened();
    await place('order-r1');
    const other = await at.open(now);
    const added = await Promise.all([
      store.reviews.add(review('r1'), MESSAGE),
      other.reviews.add({ ...review('r2'), orderId: 'order-r1' }, MESSAGE),
    ]);
    await other.close();
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await store.reviews.list('waiting', 9)).toHaveLength(1);
    expect(await store.notices.queue.counts()).toEqual([
      { channel: 'email', phase: 'waiting', count: 1, oldestMs: 0 },
    ]);
  });

  it('stores nothing of a review whose order does not exist', async () => {
    const { store } = opened();
    await expect(store.reviews.add(review('r1'), MESSAGE)).rejects.toThrow(/foreign key/i);
    expect([await store.reviews.list('waiting', 9), await store.notices.queue.counts()]).toEqual([[], []]);
  });

  it('lists a state newest first, and counts approved stars only', async () => {
    const { store, pass } = opened();
    for (const [id, rating] of [
      ['r1', 5],
      ['r2', 2],
      ['r3', 1],
      ['r4', 4],
    ] as const) {
      await write(id, rating);
      pass(1_000);
    }
    for (const id of ['r1', 'r2', 'r3']) await store.reviews.decide(id, 'approved');
    await store.reviews.decide('r3', 'rejected');
    const ids = async (state: 'waiting' | 'approved' | 'rejected', most = 9) =>
      (await store.reviews.list(state, most)).map(({ id }) => id);
    expect([
      await ids('approved'),
      await ids('approved', 1),
      await ids('rejected'),
      await ids('waiting'),
    ]).toEqual([['r2', 'r1'], ['r2'], ['r3'], ['r4']]);
    expect(await store.reviews.approvedStars()).toEqual({ count: 2, stars: 7 });
  });

  it('decides about known reviews only', async () => {
    await write('r1');
    const { reviews } = opened().store;
    expect([await reviews.decide('r1', 'approved'), await reviews.decide('r9', 'approved')]).toEqual([
      true,
      false,
    ]);
  });
};
