import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { balancesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

import type { Holding } from '../domain/holding';
import type { Problem } from '../domain/problem';
import { ask } from './problem';

/** GET /balances: available amounts. */
export const fetchHoldings = (http: HttpPort) => (): TE.TaskEither<Problem, readonly Holding[]> =>
  pipe(
    ask(http)(balancesEndpoint)(),
    TE.map((balances) =>
      balances.map(({ currency, available }) => ({ currency: currency.toLowerCase(), available })),
    ),
  );
