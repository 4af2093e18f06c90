import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';

import { fetchAllHistory, fetchHistory, fetchRecent } from './history';

const rowAt = (at: number) => ({
  id: `row ${String(at)}`,
  kind: 'deposit',
  at: new Date(at * 1000).toISOString(),
  details: { currency: 'btc', amount: '1' },
});

/** Service with `count` rows of each tab, newest first. */
const serviceWith = (count: number, seen: HttpRequest[] = []): HttpPort => {
  const rows = Array.from({ length: count }, (_, at) => rowAt(count - at));
  return (request) => {
    seen.push(request);
    const [limit, offset] = [Number(request.query?.['limit']), Number(request.query?.['offset'])];
    return TE.right({ count, transactions: rows.slice(offset, offset + limit) });
  };
};

const idsOf = (answer: E.Either<unknown, readonly { readonly id: string }[]>): readonly string[] =>
  E.isRight(answer) ? answer.right.map(({ id }) => id) : [];

describe('the history calls', () => {
  it('request one page', async () => {
    const seen: HttpRequest[] = [];
    const page = await fetchHistory(serviceWith(25, seen))({ tab: 'DEPOSIT', page: 3, currency: 'btc' })();

    expect(seen[0]?.query).toEqual({ tab: 'DEPOSIT', limit: '10', offset: '20', currency: 'btc' });
    expect(page).toMatchObject(E.right({ count: 25 }));
    expect(E.isRight(page) && page.right.operations).toHaveLength(5);
  });

  it('collect all rows, a hundred at a time, without duplicates', async () => {
    const seen: HttpRequest[] = [];
    const all = await fetchAllHistory(serviceWith(250, seen), 10_000)({ tab: 'SWAP', currency: '' })();

    expect(seen.map(({ query }) => query?.['offset'])).toEqual(['0', '100', '200']);
    expect(new Set(idsOf(all)).size).toBe(250);
  });

  it('stop at the limit', async () => {
    const seen: HttpRequest[] = [];
    await fetchAllHistory(serviceWith(250, seen), 100)({ tab: 'SWAP', currency: '' })();

    expect(seen).toHaveLength(1);
  });

  it('stop if a service reports more rows than it returns', async () => {
    const http: HttpPort = () => TE.right({ count: 99, transactions: [] });
    expect(idsOf(await fetchAllHistory(http, 1000)({ tab: 'SWAP', currency: '' })())).toEqual([]);
  });

  it('return the newest rows of all kinds, and abort none of their own requests', async () => {
    const seen: HttpRequest[] = [];
    const recent = idsOf(await fetchRecent(serviceWith(9, seen), 4)()());

    expect(recent).toEqual(['row 9', 'row 9', 'row 9', 'row 8']);
    expect(new Set(seen.map(({ abortKey }) => abortKey)).size).toBe(3);
  });
});
