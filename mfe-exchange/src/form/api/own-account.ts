import { balancesEndpoint, callEndpoint, whitelistEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, WhitelistEntry } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { OwnedTickers, WhitelistedAddress } from '../domain/own-account';

const toAddress = ({ id, label, wallet, extraId, currency }: WhitelistEntry): WhitelistedAddress => ({
  id,
  label,
  wallet,
  extraId,
  currencies: currency.map((ticker) => ticker.toLowerCase()),
});

/** Fetches the saved addresses of the signed-in user. Fails with the call's ApiError, 401 if signed out. */
export const fetchWhitelist =
  (http: HttpPort) => (): TE.TaskEither<ApiError, readonly WhitelistedAddress[]> =>
    pipe(
      callEndpoint(http)(whitelistEndpoint)(),
      TE.map((entries) => entries.map(toAddress)),
    );

/** Fetches the tickers that the signed-in user can spend. Fails with the call's ApiError, 401 if signed out. */
export const fetchOwned = (http: HttpPort) => (): TE.TaskEither<ApiError, OwnedTickers> =>
  pipe(
    callEndpoint(http)(balancesEndpoint)(),
    TE.map((balances) =>
      balances
        .filter(({ available }) => /[1-9]/.test(available) && !available.startsWith('-'))
        .map(({ currency }) => currency.toLowerCase()),
    ),
  );
