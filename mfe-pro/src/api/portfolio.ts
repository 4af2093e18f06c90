import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { balancesEndpoint } from '@coinlane/shared-contracts/api';
import type { Balance, HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Asset } from '../domain/portfolio';
import { ask } from './ask';

const toAsset = (balance: Balance): Asset => ({
  currency: balance.currency.toLowerCase(),
  displayTicker: balance.ticker.toLowerCase(),
  name: balance.name,
  network: balance.network.toLowerCase(),
  iconUrl: balance.image,
  available: balance.available,
  locked: balance.locked,
  usdPrice: balance.usdPrice,
  withdrawalFee: balance.withdrawalFee,
  decimals: balance.decimals ?? null,
});

/** GET /balances: all assets with their value. */
export const fetchAssets = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Asset[]> =>
  pipe(
    ask(http)(balancesEndpoint)(),
    TE.map((balances) => balances.map(toAsset)),
  );
