import * as t from 'io-ts';

import { DecimalFromWire, noneIfBlank } from '@coinlane/shared-contracts/codecs';

const OptionalText = noneIfBlank(t.string);
const OptionalAmount = noneIfBlank(DecimalFromWire);
/** An ISO date. Some lack the `Z`. */
const Moment = new t.Type<number, string>(
  'Moment',
  (value): value is number => typeof value === 'number',
  (value, context) => {
    const text = typeof value === 'string' ? value : '';
    const atMs = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
    return Number.isNaN(atMs) ? t.failure(value, context) : t.success(atMs);
  },
  (atMs) => new Date(atMs).toISOString(),
);
const OptionalMoment = noneIfBlank(Moment);

/** GET /exchange/currencies. A row that does not decode is skipped. */
export const CurrencyRow = t.type(
  {
    ticker: t.string,
    name: t.string,
    network: t.string,
    tokenContract: OptionalText,
    isFiat: t.boolean,
    supportsFixedRate: t.boolean,
    buy: t.boolean,
    sell: t.boolean,
  },
  'CurrencyRow',
);

const PairEcho = {
  fromCurrency: t.string,
  fromNetwork: t.string,
  toCurrency: t.string,
  toNetwork: t.string,
};

/** GET /exchange/estimated-amount. */
export const EstimateReply = t.type(
  {
    ...PairEcho,
    flow: t.string,
    rateId: OptionalText,
    validUntil: OptionalMoment,
    transactionSpeedForecast: OptionalText,
    depositFee: OptionalAmount,
    withdrawalFee: OptionalAmount,
    fromAmount: DecimalFromWire,
    toAmount: DecimalFromWire,
  },
  'EstimatedAmount',
);

/** GET /exchange/range. */
export const RangeReply = t.type({ minAmount: OptionalAmount, maxAmount: OptionalAmount }, 'Range');

/** POST /exchange. */
export const CreatedReply = t.type(
  {
    ...PairEcho,
    id: t.string,
    fromAmount: DecimalFromWire,
    toAmount: DecimalFromWire,
    payinAddress: t.string,
    payinExtraId: OptionalText,
    payoutAddress: t.string,
    payoutExtraId: OptionalText,
    refundAddress: OptionalText,
    refundExtraId: OptionalText,
    validUntil: OptionalMoment,
  },
  'CreatedExchange',
);

/** GET /exchange/by-id. */
export const ExchangeReply = t.type(
  {
    id: t.string,
    status: t.string,
    payinAddress: t.string,
    payinExtraId: OptionalText,
    payoutAddress: t.string,
    actionsAvailable: noneIfBlank(t.boolean),
    amountFrom: OptionalAmount,
    amountTo: OptionalAmount,
    refundAmount: OptionalAmount,
    payinHash: OptionalText,
    payoutHash: OptionalText,
    refundHash: OptionalText,
    depositReceivedAt: OptionalMoment,
    validUntil: OptionalMoment,
  },
  'Exchange',
);

/** GET /exchange/actions. */
export const ActionsReply = t.type(
  {
    refund: noneIfBlank(t.type({ available: t.boolean, amount: OptionalAmount }, 'RefundAction')),
    continue: noneIfBlank(
      t.type({ available: t.boolean, currentEstimate: OptionalAmount }, 'ContinueAction'),
    ),
  },
  'Actions',
);

/** POST /exchange/refund. */
export const RefundReply = t.type({ result: t.boolean }, 'RefundResult');

/** POST /exchange/continue. */
export const ContinueReply = t.type(
  {
    result: t.type({
      result: t.boolean,
      data: noneIfBlank(t.type({ estimate: noneIfBlank(t.type({ amount: OptionalAmount })) })),
    }),
  },
  'ContinueResult',
);

export const ErrorBody = t.type({ error: t.string, message: OptionalText }, 'ErrorBody');
