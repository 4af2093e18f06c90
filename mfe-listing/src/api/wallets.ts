import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, currencyWalletsEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, LinkedWallet } from '@coinlane/shared-contracts/api';
import type { Ticker } from '@coinlane/shared-contracts/values';

import { linkableWallets, NO_WALLETS, PLATFORMS } from '../domain/wallet';
import type { CoinWallet, CoinWallets } from '../domain/wallet';

const toWallet = ({ name, url, platforms }: LinkedWallet): CoinWallet => ({
  name,
  url,
  platforms: PLATFORMS.filter((platform) => platforms?.[platform] === true),
});

/**
 * Fetches the wallets of a coin (spec §3 "Currency info"). Empty if the call fails, because the page works without
 * them.
 */
export const fetchWallets =
  (http: HttpPort) =>
  (ticker: Ticker): TE.TaskEither<never, CoinWallets> =>
    pipe(
      callEndpoint(http)(currencyWalletsEndpoint)(ticker),
      TE.map(({ wallets }) =>
        wallets === null
          ? NO_WALLETS
          : linkableWallets({
              primary: wallets.primary.map(toWallet),
              secondary: wallets.secondary.map(toWallet),
            }),
      ),
      TE.orElse((): TE.TaskEither<never, CoinWallets> => TE.right(NO_WALLETS)),
    );
