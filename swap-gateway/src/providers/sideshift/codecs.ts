import * as t from 'io-ts';

import { DecimalFromWire, IsoDate, noneIfBlank } from '@coinlane/shared-contracts/codecs';

import { Decimals } from '../../units.ts';

const OptionalText = noneIfBlank(t.string);
const OptionalAmount = noneIfBlank(DecimalFromWire);
const Flag = t.union([t.boolean, t.readonlyArray(t.string)]);
const Token = t.type({ contractAddress: t.string, decimals: Decimals });

/** A row of GET /coins. */
export const Coin = t.type(
  {
    ...{ coin: t.string, name: t.string, networks: t.readonlyArray(t.string) },
    ...{ fixedOnly: Flag, variableOnly: Flag, depositOffline: Flag, settleOffline: Flag },
    tokenDetails: noneIfBlank(t.record(t.string, Token)),
    networksWithMemo: t.readonlyArray(t.string),
  },
  'Coin',
);
export type Coin = t.TypeOf<typeof Coin>;

/** GET /pair. */
export const Pair = t.type({ min: DecimalFromWire, max: DecimalFromWire, rate: DecimalFromWire }, 'Pair');

/** POST /quotes. */
export const Quote = t.type(
  { id: t.string, depositAmount: DecimalFromWire, settleAmount: DecimalFromWire },
  'Quote',
);

const Deposit = t.type({ status: t.string, depositAmount: OptionalAmount, settleAmount: OptionalAmount });

/** POST /shifts/fixed, POST /shifts/variable and GET /shifts/{id}. */
export const Shift = t.type(
  {
    ...{ id: t.string, type: t.string, status: t.string, expiresAt: IsoDate },
    ...{ depositCoin: t.string, depositNetwork: t.string, settleCoin: t.string, settleNetwork: t.string },
    ...{ depositAddress: OptionalText, depositMemo: OptionalText },
    ...{ refundAddress: OptionalText, refundMemo: OptionalText },
    ...{ settleAddress: t.string, settleMemo: OptionalText, deposits: noneIfBlank(t.readonlyArray(Deposit)) },
    ...{
      depositAmount: OptionalAmount,
      settleAmount: OptionalAmount,
      depositReceivedAt: noneIfBlank(IsoDate),
    },
    ...{ depositHash: OptionalText, settleHash: OptionalText },
  },
  'Shift',
);
export type Shift = t.TypeOf<typeof Shift>;

const Failure = t.type({ message: t.string, code: OptionalText });
export const ErrorBody = t.type({ error: Failure }, 'ErrorBody');
