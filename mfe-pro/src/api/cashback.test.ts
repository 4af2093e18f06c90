import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { fetchCashback, fetchCashbackEvents, withdrawCashback } from './cashback';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const trade = (id: string, day: number, cashback: string) => ({
  id,
  kind: 'trade',
  at: at(day),
  details: { from: 'btc', cashback },
});
const moved = (id: string, kind: string, day: number) => ({
  id,
  kind,
  at: at(day),
  details: { amount: '3' },
});

const byTab: HttpPort = ({ query }) => {
  const rows =
    query?.['tab'] === 'SWAP'
      ? [trade('t2', 5, '2'), trade('t1', 1, '1'), trade('t0', 1, '0')]
      : [moved('w', 'cashback-withdrawal', 3), moved('c', 'cashback', 2)];
  return TE.right({ count: rows.length, transactions: rows });
};

describe('cashback', () => {
  it('lists what was earned and withdrawn, newest first, without zero amounts', async () => {
    const events = await fetchCashbackEvents(byTab)()();
    expect(
      E.isRight(events) ? events.right.map(({ id, kind, amount }) => [id, kind, amount]) : events,
    ).toEqual([
      ['t2', 'earned', '2'],
      ['w', 'withdrawn', '3'],
      ['t1', 'earned', '1'],
    ]);
  });

  it('requests both kinds without aborting either call', async () => {
    const keys: unknown[] = [];
    await fetchCashbackEvents((request) => {
      keys.push(request.abortKey);
      return byTab(request);
    })()();
    expect(new Set(keys).size).toBe(2);
  });

  it('is withdrawn with the id of the request', async () => {
    const seen: Parameters<HttpPort>[0][] = [];
    const reply = { currency: 'now', amount: '0', withdrawable: false };
    const http = fakeHttp({ 'POST account/cashback/withdraw': reply, 'GET account/cashback': reply }, seen);
    expect(await withdrawCashback(http)({ requestId: 'r1' })()).toEqual(
      E.right({ currency: 'now', amount: '0', isWithdrawable: false }),
    );
    expect(seen[0]?.body).toEqual({ requestId: 'r1' });
    expect(E.isRight(await fetchCashback(http)()())).toBe(true);
  });
});
