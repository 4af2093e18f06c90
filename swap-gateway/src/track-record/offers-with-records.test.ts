import * as E from 'fp-ts/lib/Either.js';

import { estimatesEndpoint } from '@coinlane/shared-contracts/api';

import { FRESH_STATE } from '../orders/order.ts';
import type { OrderStore } from '../store/order-store.ts';
import { aLabGateway } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';

const ESTIMATE =
  '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&type=direct&flow=standard&fromAmount=0.1';

/** Stores finished orders that paid 99.8 % within six minutes. */
const finish = async (store: OrderStore, provider: string, from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) {
    const id = `${provider}-${String(number)}`;
    const order = anOrder(id);
    await store.intend({ key: id, bodyHash: 'h', provider });
    await store.claim(id, 'intended');
    await store.place(id, { ...order, terms: { ...order.terms, provider } }, null, 10);
    for (const [status, atMs] of [
      ['confirming', 10_000],
      ['finished', 370_000],
    ] as const) {
      const next = { ...FRESH_STATE, status, amountTo: '2.994', updatedAtMs: atMs };
      const seen = { observation: { ...next, rawStatus: status }, source: 'poll', atMs } as const;
      await store.observe(id, seen, () => ({ next, isRecorded: true, messages: [] }));
    }
  }
};

describe('offers with the records of their providers', () => {
  let site: LabGateway;
  beforeEach(async () => {
    site = await aLabGateway();
  });
  afterEach(() => site.close());

  const rows = async () => {
    const { body } = await site.get(ESTIMATE);
    expect(E.isRight(estimatesEndpoint.reply.decode(body))).toBe(true);
    return body['providers'] as readonly Record<string, unknown>[];
  };
  /** The records are read again in the background after a minute. */
  const readAgain = async (): Promise<void> => {
    site.pass(60_000);
    while (site.gateway.trackRecordOf('exolix') === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('have none before, and one from 20 orders, with the better record first', async () => {
    const before = await rows();
    await finish(site.store, 'exolix', 0, 20);
    await readAgain();
    const [first, ...others] = await rows();
    expect(before.map(({ trackRecord }) => trackRecord)).toEqual(before.map(() => null));
    expect(before[0]?.['id']).not.toBe('exolix');
    expect([first?.['id'], first?.['trackRecord']]).toEqual([
      'exolix',
      { swaps: 20, paidPercent: '99.8', medianMinutes: 6, inTimePercent: null, heldPercent: '0' },
    ]);
    expect(others.map(({ trackRecord }) => trackRecord)).toEqual(others.map(() => null));
    expect(site.gateway.trackRecordOf('exolix')?.medianSeconds).toBe(360);
  });
});
