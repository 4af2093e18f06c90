import { FRESH_STATE } from '../orders/order.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { KINDS, startKind } from '../testing/store-places.fixture.ts';
import type { StoreKind, StorePlace } from '../testing/store-places.fixture.ts';
import type { OrderStore } from './order-store.ts';
import { describeNotices } from './notice-rules.fixture.ts';
import { describeOutcomes } from './outcome-rules.fixture.ts';
import { describeMessages } from './outbox-rules.fixture.ts';
import { describeReviews } from './review-rules.fixture.ts';

const INTENTION = { key: 'k', bodyHash: 'h', provider: 'p' };
const SEEN = { ...FRESH_STATE, status: 'confirming' as const, rawStatus: 'seen' };
const CONFIRMING = { ...FRESH_STATE, status: 'confirming' as const, updatedAtMs: 7 };

describe.each(KINDS)('the order store on %s', (name) => {
  let kind: StoreKind;
  let place: StorePlace;
  let store: OrderStore;
  let nowMs: number;
  const now = () => nowMs;

  beforeAll(async () => {
    kind = await startKind(name);
  });
  afterAll(() => kind.end());
  beforeEach(async () => {
    nowMs = 1_000_000;
    place = await kind.createPlace();
    store = await place.open(now);
  });
  afterEach(() => store.close());

  const claimed = async (key = 'k'): Promise<number> => {
    await store.intend({ ...INTENTION, key });
    return (await store.claim(key, 'intended')) ?? 0;
  };
  const placed = async (): Promise<void> => {
    await claimed();
    await store.place('k', anOrder('o1'), { raw: true }, 100);
  };
  const phase = async (key = 'k') => (await store.intend({ ...INTENTION, key }))?.phase;

  it('keeps everything when it is opened again', async () => {
    await placed();
    const secret = await store.secret('s');
    await store.close();
    store = await place.open(now);
    expect(await store.find('o1')).toEqual(anOrder('o1'));
    expect(await store.intend(INTENTION)).toMatchObject({ phase: 'placed', orderId: 'o1' });
    expect(await store.secret('s')).toBe(secret);
  });

  it('assigns a key to one caller', async () => {
    expect(await store.intend(INTENTION)).toBeNull();
    expect(await store.intend({ ...INTENTION, bodyHash: 'other' })).toMatchObject({
      phase: 'intended',
      bodyHash: 'h',
    });
    expect([await store.claim('k', 'intended'), await store.claim('k', 'intended')]).toEqual([1, null]);
  });

  it('lets one of two servers send an attempt, and gives both one secret', async () => {
    const other = await place.open(now);
    const both = [store, other];
    const secrets = await Promise.all(both.map((each) => each.secret('s')));
    const intended = await Promise.all(both.map((each) => each.intend(INTENTION)));
    const sends = await Promise.all(both.map((each) => each.claim('k', 'intended')));
    await other.close();
    expect(new Set(secrets).size).toBe(1);
    expect(intended.filter((used) => used === null)).toHaveLength(1);
    expect(sends.filter((send) => send !== null)).toEqual([1]);
  });

  it('cannot hold two orders of one deposit address', async () => {
    await claimed('l');
    await placed();
    const twin = { ...anOrder('o2'), terms: { ...anOrder('o2').terms, reference: 'r-o1' } };
    await expect(store.place('l', twin, null, 10)).rejects.toThrow(/unique/i);
    expect([await store.find('o2'), await phase('l')]).toEqual([null, 'sent']);
  });

  it('returns the first order of an attempt that was sent twice', async () => {
    await placed();
    expect(await store.place('k', anOrder('o2'), null, 10)).toEqual(anOrder('o1'));
    expect(await store.find('o2')).toBeNull();
  });

  it('makes attempts unknown that a lost server has sent', async () => {
    await claimed();
    nowMs += 60_000;
    expect(await store.abandon(60_000)).toBe(0);
    nowMs += 1;
    expect([await store.abandon(60_000), await phase()]).toEqual([1, 'unknown']);
  });

  it('places an order whose reply came after its attempt was given up', async () => {
    await claimed();
    await store.abandon(-1);
    expect(await store.place('k', anOrder('o1'), null, 10)).toEqual(anOrder('o1'));
    expect(await phase()).toBe('placed');
  });

  it('ignores the late refusal of a send that was repeated', async () => {
    const earlier = await claimed();
    await store.abandon(-1);
    const later = await store.claim('k', 'unknown');
    expect([earlier, later]).toEqual([1, 2]);
    await store.loseReply('k', earlier);
    expect([await store.refuse('k', earlier, 'no'), await phase()]).toEqual([false, 'sent']);
    expect([await store.refuse('k', later ?? 0, 'no'), await phase()]).toEqual([true, 'refused']);
  });

  it('keeps a refusal although the reply to an earlier send brings an order', async () => {
    await claimed();
    await store.abandon(-1);
    await store.refuse('k', (await store.claim('k', 'unknown')) ?? 0, 'no');
    expect([await store.place('k', anOrder('o1'), null, 10), await store.find('o1'), await phase()]).toEqual([
      null,
      null,
      'refused',
    ]);
  });

  it('leases due orders to one server until the lease ends', async () => {
    await placed();
    const lease = (holder: string) => store.lease({ provider: 'p', holder, forMs: 30, most: 5 });
    const taken = [await lease('a')];
    for (const [passed, holder] of [
      [100, 'a'],
      [10, 'b'],
      [20, 'b'],
    ] as const) {
      nowMs += passed;
      taken.push(await lease(holder));
    }
    expect(taken).toEqual([[], ['o1'], [], ['o1']]);
    await store.schedule('o1', null);
    nowMs += 10_000;
    expect(await lease('a')).toEqual([]);
  });

  it('leases each order to one of two servers that ask at the same time', async () => {
    const other = await place.open(now);
    for (let number = 0; number < 30; number += 1) {
      await claimed(`k${String(number)}`);
      await store.place(`k${String(number)}`, anOrder(`o${String(number)}`), null, 0);
    }
    const leases = await Promise.all(
      [store, other, store, other].map((each, at) =>
        each.lease({ provider: 'p', holder: String(at), forMs: 1_000, most: 10 }),
      ),
    );
    await other.close();
    const ids = leases.flat();
    expect([new Set(ids).size, ids.length <= 30, ids.length >= 10]).toEqual([ids.length, true, true]);
  });

  it('reads orders and gives up attempts although the clock was set back a day', async () => {
    await placed();
    nowMs += 1_000;
    await store.lease({ provider: 'p', holder: 'a', forMs: 30_000, most: 5 });
    await claimed('l');
    nowMs -= 86_400_000;
    expect(await store.lease({ provider: 'p', holder: 'b', forMs: 30_000, most: 5 })).toEqual(['o1']);
    expect([await store.abandon(60_000), await phase('l')]).toEqual([1, 'unknown']);
  });

  it('records every observation, also those that changed nothing', async () => {
    await placed();
    const seen = { observation: SEEN, source: 'poll', atMs: 7 } as const;
    await store.observe('o1', seen, () => ({ next: CONFIRMING, isRecorded: true, messages: [] }));
    const back = { ...seen, observation: { ...SEEN, rawStatus: 'back\u0000' } };
    await store.observe('o1', back, () => ({ next: null, isRecorded: true, messages: [] }));
    await store.observe('o1', back, () => ({ next: null, isRecorded: false, messages: [] }));
    const history = await store.history('o1');
    expect(history.map(({ isApplied }) => isApplied)).toEqual([true, false]);
    expect((await store.find('o1'))?.state).toEqual(CONFIRMING);
    expect(await store.counts()).toEqual([{ provider: 'p', status: 'confirming', count: 1 }]);
  });

  it('decides about an observation from what another server has stored', async () => {
    await placed();
    const other = await place.open(now);
    const seen = { observation: SEEN, source: 'poll', atMs: 7 } as const;
    const statuses = await Promise.all(
      [store, other].map(async (each) => {
        let before: unknown = null;
        await each.observe('o1', seen, ({ state }) => {
          before = state.status;
          return { next: CONFIRMING, isRecorded: true, messages: [] };
        });
        return before;
      }),
    );
    await other.close();
    expect(new Set(statuses)).toEqual(new Set(['waiting', 'confirming']));
  });

  it('shows the switches of providers to every server', async () => {
    const other = await place.open(now);
    await store.switchProvider('one-click', true, 'eva');
    const off = await other.switchedOff();
    await other.switchProvider('one-click', false, 'tom');
    await other.close();
    expect([off, await store.switchedOff()]).toEqual([['one-click'], []]);
  });

  const opened = () => ({ store, place, now, pass: (ms: number) => void (nowMs += ms) });
  describeMessages(opened);
  describeNotices(opened);
  describeOutcomes(opened);
  describeReviews(opened);

  it('refuses a database of a newer version, and throws for a broken record', async () => {
    await placed();
    await place.change("UPDATE exchange_order SET terms = '{}'");
    await expect(store.find('o1')).rejects.toThrow('unreadable OrderTerms');
    await place.change(place.newer);
    await expect(place.open()).rejects.toThrow('newer than this server');
  });
});
