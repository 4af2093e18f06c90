import * as t from 'io-ts';

import { DecimalFromWire, noneIfBlank } from '@coinlane/shared-contracts/codecs';

const OptionalText = noneIfBlank(t.string);
const OptionalAmount = noneIfBlank(DecimalFromWire);

const Network = t.type({ network: t.string, contract: OptionalText, precision: noneIfBlank(t.number) });
/** A row of GET /currencies. */
export const Currency = t.type(
  { code: t.string, name: t.string, networks: t.readonlyArray(Network) },
  'Currency',
);
/** GET /currencies. */
export const CurrencyPage = t.type({ data: t.readonlyArray(t.unknown), count: t.number }, 'CurrencyPage');

/** GET /rate. A refusal has the same format, with a message. */
export const Rate = t.type({ fromAmount: DecimalFromWire, toAmount: DecimalFromWire }, 'Rate');
export const Limits = t.type(
  { minAmount: OptionalAmount, maxAmount: OptionalAmount, message: OptionalText },
  'Limits',
);

const Coin = t.type({ coinCode: t.string, network: t.string });
const Hash = t.type({ hash: OptionalText });
/** POST /transactions and GET /transactions/{id}. */
export const Transaction = t.type(
  {
    ...{ id: t.string, status: t.string, coinFrom: Coin, coinTo: Coin, hashIn: Hash, hashOut: Hash },
    ...{ amount: DecimalFromWire, amountTo: DecimalFromWire },
    ...{ depositAddress: t.string, depositExtraId: OptionalText },
    ...{ withdrawalAddress: t.string, withdrawalExtraId: OptionalText },
    ...{ refundAddress: OptionalText, refundExtraId: OptionalText },
  },
  'Transaction',
);
export type Transaction = t.TypeOf<typeof Transaction>;
