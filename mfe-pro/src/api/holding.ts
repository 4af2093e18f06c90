import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { balancesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Holding } from '../domain/holding';
import { ask } from './ask';

/** GET /balances: available amounts and their decimals. */
export const fetchHoldings = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Holding[]> =>
  pipe(
    ask(http)(balancesEndpoint)(),
    TE.map((balances) =>
      balances.map(({ currency, available, decimals = null }) => ({
        ...{ currency: currency.toLowerCase(), available, decimals },
      })),
    ),
  );
