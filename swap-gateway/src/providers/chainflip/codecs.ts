import * as t from 'io-ts';

import { DecimalFromWire, noneIfBlank } from '@coinlane/shared-contracts/codecs';

import { EpochMs } from '../../epoch-ms.ts';
import { Units } from '../../units.ts';

const AssetState = t.type({
  asset: t.string,
  depositChannelCreationEnabled: t.boolean,
  depositChannelDepositsEnabled: t.boolean,
  egressEnabled: t.boolean,
});
/** GET /api/networkInfo. */
export const NetworkInfo = t.type({ assets: t.readonlyArray(AssetState) }, 'NetworkInfo');

const Asset = t.type({ chain: t.string, asset: t.string });
const Quote = t.type({
  ...{ type: t.string, srcAsset: Asset, destAsset: Asset },
  ...{ depositAmount: Units, egressAmount: Units, estimatedPrice: DecimalFromWire },
  recommendedSlippageTolerancePercent: DecimalFromWire,
  ...{ recommendedRetryDurationMinutes: t.number, estimatedDurationSeconds: t.number },
});
/** GET /v2/quote. */
export const Quotes = t.readonlyArray(Quote, 'Quotes');
export type Quote = t.TypeOf<typeof Quote>;

/** POST /api/openSwapDepositChannel. */
export const Channel = t.type(
  { id: t.string, depositAddress: t.string, estimatedExpiryTime: noneIfBlank(EpochMs) },
  'DepositChannel',
);

const Transfer = noneIfBlank(
  t.type({ amount: Units, txRef: noneIfBlank(t.string), witnessedAt: noneIfBlank(EpochMs) }),
);
/** GET /v2/swaps/{id}. */
export const Swap = t.type(
  {
    ...{ state: t.string, destAddress: t.string },
    ...{ srcChain: t.string, srcAsset: t.string, destChain: t.string, destAsset: t.string },
    ...{ deposit: Transfer, swapEgress: Transfer, refundEgress: Transfer },
    depositChannel: t.type({ id: t.string, depositAddress: t.string, isExpired: t.boolean }),
  },
  'Swap',
);
export type Swap = t.TypeOf<typeof Swap>;
