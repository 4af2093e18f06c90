import { NOTHING_SEEN } from '../provider.ts';
import type { Observation, Provider } from '../provider.ts';
import { watchProvider } from '../quotes/health.ts';
import type { OrderStore } from '../store/order-store.ts';
import { aProvider } from '../testing/provider.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import { KINDS, startKind } from '../testing/store-places.fixture.ts';
import type { StoreKind, StorePlace } from '../testing/store-places.fixture.ts';
import { createOrderRefresher } from './refresh-orders.ts';
import type { OrderRefresher } from './refresh-orders.ts';

const CONFIRMING: Observation = { ...NOTHING_SEEN, status: 'confirming', rawStatus: 'confirming' };
const POLLING = { firstMs: 0, everyMs: 500_000, leaseMs: 500_000, sweepMs: 5 };
const TEN_MINUTES_MS = 600_000;

/** Polls until a state is reached. */
const until = async (isReached: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 2));
};

/** Replies that are held back until they are released. */
const holdBack = () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
};

describe.each(KINDS)('running orders in %s', (name) => {
  let kind: StoreKind;
  let place: StorePlace;
  let store: OrderStore;
  let nowMs: number;
  let problems: string[];

  beforeAll(async () => {
    kind = await startKind(name);
  });
  afterAll(() => kind.end());
  beforeEach(async () => {
    nowMs = 1_000_000;
    problems = [];
    place = await kind.createPlace();
    store = await place.open(() => nowMs);
  });
  afterEach(() => store.close());

  const add = async (provider: string, count: number): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      const id = `${provider}-${String(number)}`;
      await store.intend({ key: id, bodyHash: 'h', provider });
      await store.claim(id, 'intended');
      const order = anOrder(id);
      await store.place(id, { ...order, terms: { ...order.terms, provider } }, null, 0);
      nowMs += 1;
    }
  };
  const countRead = async (provider: string): Promise<number> =>
    (await store.counts()).find((row) => row.provider === provider && row.status === 'confirming')?.count ??
    0;
  const refresherOf = (
    reads: Readonly<Record<string, Provider['read']>>,
    polling = POLLING,
  ): OrderRefresher =>
    createOrderRefresher({
      store,
      providers: Object.entries(reads).map(([id, read]) =>
        watchProvider(aProvider({ id, read }), () => nowMs),
      ),
      now: () => nowMs,
      log: (problem) => problems.push(problem),
      deadlineMs: 0,
      polling,
    });

  it('are all read without a pause, however many are due', async () => {
    await add('p', 45);
    const refresher = refresherOf(
      { p: () => Promise.resolve(CONFIRMING) },
      { ...POLLING, sweepMs: 3_600_000 },
    );
    refresher.start();
    await until(async () => (await countRead('p')) === 45);
    await refresher.stop();
  });

  it('are read ten at once for each provider: one that does not answer delays no other', async () => {
    await add('slow', 12);
    await add('quick', 2);
    const { released, release } = holdBack();
    let [running, most] = [0, 0];
    const refresher = refresherOf({
      slow: async () => {
        running += 1;
        most = Math.max(most, running);
        await released;
        running -= 1;
        return CONFIRMING;
      },
      quick: () => Promise.resolve(CONFIRMING),
    });
    refresher.start();
    await until(async () => (await countRead('quick')) === 2);
    await until(() => most === 10);
    expect(await countRead('slow')).toBe(0);
    release();
    await until(async () => (await countRead('slow')) === 12);
    await refresher.stop();
    expect(most).toBe(10);
  });

  it('are read although an earlier reply of the same provider is late', async () => {
    await add('p', 12);
    const { released, release } = holdBack();
    const refresher = refresherOf({
      p: async (reference) => {
        if (reference === 'r-p-0') await released;
        return CONFIRMING;
      },
    });
    refresher.start();
    await until(async () => (await countRead('p')) === 11);
    release();
    await refresher.stop();
    expect(await countRead('p')).toBe(12);
  });

  it('are read although unreadable ones are due before them, which are reported and tried again', async () => {
    await add('p', 12);
    await place.change("UPDATE exchange_order SET state = '{}'");
    await store.intend({ key: 'good', bodyHash: 'h', provider: 'p' });
    await store.claim('good', 'intended');
    const good = anOrder('good');
    await store.place('good', good, null, 0);
    const refresher = refresherOf({ p: () => Promise.resolve(CONFIRMING) });
    for (let round = 0; round < 2; round += 1) await refresher.sweep();
    expect((await store.find('good'))?.state.status).toBe('confirming');
    expect([problems.length, new Set(problems).size, await refresher.sweep()]).toEqual([12, 12, 0]);
    expect(problems[0]).toBe(
      'order p-0 cannot be read and is set aside for 10 minutes: the order database holds an unreadable OrderState',
    );

    await place.change(
      `UPDATE exchange_order SET state = '${JSON.stringify(good.state)}' WHERE id <> 'good'`,
    );
    nowMs += TEN_MINUTES_MS;
    for (let round = 0; round < 2; round += 1) await refresher.sweep();
    expect([await countRead('p'), problems.length]).toEqual([13, 12]);
  });

  it('wait while their provider is not configured', async () => {
    await add('gone', 1);
    const refresher = refresherOf({ p: () => Promise.resolve(CONFIRMING) });
    expect([await refresher.sweep(), problems]).toEqual([0, []]);
    const again = refresherOf({ gone: () => Promise.resolve(CONFIRMING) });
    expect([await again.sweep(), await countRead('gone')]).toEqual([1, 1]);
  });
});
