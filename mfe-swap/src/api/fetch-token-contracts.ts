import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { TokenContract } from '@coinlane/chains/addresses';
import { callEndpoint, currenciesEndpoint } from '@coinlane/shared-contracts/api';
import type { CurrencyRow, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

const contractOf = ({ ticker, network, tokenContract }: CurrencyRow): readonly TokenContract[] =>
  tokenContract === null ? [] : [{ network: (network ?? ticker).toLowerCase(), contract: tokenContract }];

/** Contracts of all listed tokens (spec §7: GET /exchange/currencies). */
export const fetchTokenContracts =
  (http: HttpPort) => (): TE.TaskEither<ApiError, readonly TokenContract[]> =>
    pipe(
      callEndpoint(http)(currenciesEndpoint)(),
      TE.map((rows) => rows.flatMap(contractOf)),
    );
