import { FRESH_STATE } from '../orders/order.ts';
import type { OrderState } from '../orders/order.ts';
import type { Status } from '../provider.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import type { OrderStore } from './order-store.ts';

/** Rules of the ends of orders, for each kind of store. */
export const describeOutcomes = (opened: () => { readonly store: OrderStore }): void => {
  const place = async (id: string, provider = 'p'): Promise<void> => {
    const { store } = opened();
    const order = anOrder(id);
    await store.intend({ key: id, bodyHash: 'h', provider });
    await store.claim(id, 'intended');
    await store.place(id, { ...order, terms: { ...order.terms, provider, announcedSeconds: 600 } }, null, 10);
  };
  const change = async (id: string, status: Status, atMs: number, facts: Partial<OrderState> = {}) => {
    const next = { ...FRESH_STATE, status, updatedAtMs: atMs, ...facts };
    const seen = { observation: { ...next, rawStatus: status }, source: 'poll', atMs } as const;
    await opened().store.observe(id, seen, () => ({ next, isRecorded: true, messages: [] }));
  };
  const finish = async (id: string, atMs: number): Promise<void> => {
    await change(id, 'confirming', atMs - 90_000);
    await change(id, 'finished', atMs, { amountTo: '2.994' });
  };
  const ended = (provider = 'p', most = 9) => opened().store.endedOrders(provider, most);

  it('records the end of an order with its paid rate and its time', async () => {
    await place('o1');
    await finish('o1', 100_000);
    expect(await ended()).toEqual([
      { result: 'finished', wasHeld: false, paidMillionths: 998_000, seconds: 90, announcedSeconds: 600 },
    ]);
  });

  it('returns the last ends of one provider, newest first, without underpaid orders', async () => {
    for (const id of ['o1', 'o2', 'o3', 'o4']) await place(id);
    await place('other', 'q');
    await finish('o1', 100_000);
    await finish('o2', 300_000);
    await change('o3', 'confirming', 100_000);
    await change('o3', 'refunded', 200_000);
    await change('o4', 'failed', 200_000, { depositIssue: { kind: 'underpaid', decideUntilMs: null } });
    await change('o4', 'refunded', 400_000);
    await finish('other', 500_000);
    const results = (await ended()).map(({ result }) => result);
    expect([results, (await ended('p', 1)).length, (await ended('q')).length]).toEqual([
      ['finished', 'refunded', 'finished'],
      1,
      1,
    ]);
  });

  it('forgets an end that the chain has taken back', async () => {
    await place('o1');
    await finish('o1', 100_000);
    await change('o1', 'sending', 110_000);
    const before = await ended();
    await change('o1', 'finished', 130_000, { amountTo: '3' });
    expect([before, (await ended())[0]?.seconds]).toEqual([[], 120]);
  });
};
