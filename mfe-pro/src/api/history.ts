import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { historyEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { operationOf, ROWS_A_PAGE } from '../domain/history';
import type { HistoryPage, HistoryQuery, Operation } from '../domain/history';
import { ask } from './ask';

type Rows = { readonly limit: number; readonly offset: number; readonly abortKey: string };

const fetchRows =
  (http: HttpPort) =>
  (
    { tab, currency }: Pick<HistoryQuery, 'tab' | 'currency'>,
    { limit, offset, abortKey }: Rows,
  ): TE.TaskEither<CallFailure, HistoryPage> =>
    pipe(
      ask(http)({
        ...historyEndpoint,
        toRequest: (question: Parameters<typeof historyEndpoint.toRequest>[0]) => ({
          ...historyEndpoint.toRequest(question),
          abortKey,
        }),
      })({ tab, currency, limit, offset }),
      TE.map(({ count, transactions }) => ({
        count,
        operations: transactions.map(({ at, ...row }) => operationOf({ ...row, atMs: at })),
      })),
    );

/** GET /history: one page, newest first. */
export const fetchHistory =
  (http: HttpPort) =>
  (query: HistoryQuery): TE.TaskEither<CallFailure, HistoryPage> =>
    fetchRows(http)(query, {
      limit: ROWS_A_PAGE,
      offset: (query.page - 1) * ROWS_A_PAGE,
      abortKey: 'history page',
    });

/** Maximum page size of the service. */
const MAX_ROWS = 100;

const fetchFrom =
  (http: HttpPort, most: number) =>
  (
    query: Pick<HistoryQuery, 'tab' | 'currency'>,
    known: readonly Operation[],
  ): TE.TaskEither<CallFailure, readonly Operation[]> =>
    pipe(
      fetchRows(http)(query, {
        limit: MAX_ROWS,
        offset: known.length,
        abortKey: `history of ${query.tab} ${query.currency} from ${String(known.length)}`,
      }),
      TE.chain(({ count, operations }) => {
        const all = [...known, ...operations];
        const isWhole = operations.length === 0 || all.length >= Math.min(count, most);
        return isWhole ? TE.right(all) : fetchFrom(http, most)(query, all);
      }),
    );

/** GET /history page by page, a hundred rows per call, up to `most` rows or slightly more. */
export const fetchAllHistory =
  (http: HttpPort, most: number) =>
  (query: Pick<HistoryQuery, 'tab' | 'currency'>): TE.TaskEither<CallFailure, readonly Operation[]> =>
    fetchFrom(http, most)(query, []);

const RECENT_TABS = ['SWAP', 'DEPOSIT', 'WITHDRAWAL'] as const;

/** GET /history of trades, deposits and withdrawals: the newest rows of all three. */
export const fetchRecent =
  (http: HttpPort, most: number) => (): TE.TaskEither<CallFailure, readonly Operation[]> =>
    pipe(
      RECENT_TABS,
      TE.traverseArray((tab) =>
        fetchRows(http)({ tab, currency: '' }, { limit: most, offset: 0, abortKey: `recent ${tab}` }),
      ),
      TE.map((pages) =>
        pages
          .flatMap(({ operations }) => operations)
          .toSorted((one, other) => other.atMs - one.atMs)
          .slice(0, most),
      ),
    );
