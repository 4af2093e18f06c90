import { balancesEndpoint, callEndpoint, whitelistEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, WhitelistEntry } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { OwnedTickers, WhitelistedAddress } from '../../domain/own-account';

const toAddress = ({ id, label, wallet, extraId, currency }: WhitelistEntry): WhitelistedAddress => ({
  id,
  label,
  wallet,
  extraId,
  currencies: currency.map((ticker) => ticker.toLowerCase()),
});

/** The addresses of whoever is signed in. Fails with the call's ApiError, 401 for nobody. */
export const fetchWhitelist =
  (http: HttpPort) => (): TE.TaskEither<ApiError, readonly WhitelistedAddress[]> =>
    pipe(
      callEndpoint(http)(whitelistEndpoint)(),
      TE.map((entries) => entries.map(toAddress)),
    );

/** What whoever is signed in has some of and may spend. Fails with the call's ApiError, 401 for nobody. */
export const fetchOwned = (http: HttpPort) => (): TE.TaskEither<ApiError, OwnedTickers> =>
  pipe(
    callEndpoint(http)(balancesEndpoint)(),
    TE.map((balances) =>
      balances
        .filter(({ available }) => /[1-9]/.test(available) && !available.startsWith('-'))
        .map(({ currency }) => currency.toLowerCase()),
    ),
  );
