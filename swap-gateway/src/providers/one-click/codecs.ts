import * as t from 'io-ts';

import { DecimalFromWire, noneIfBlank } from '@coinlane/shared-contracts/codecs';

import { Decimals, Units } from '../../units.ts';

const OptionalText = noneIfBlank(t.string);
const Moment = new t.Type<number, string>(
  'Moment',
  (value): value is number => typeof value === 'number',
  (value, context) => {
    const atMs = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(atMs) ? t.failure(value, context) : t.success(atMs);
  },
  (atMs) => new Date(atMs).toISOString(),
);

/** GET /v0/tokens. A row that does not decode is skipped. */
export const Token = t.type(
  {
    assetId: t.string,
    decimals: Decimals,
    blockchain: t.string,
    symbol: t.string,
    contractAddress: OptionalText,
  },
  'TokenResponse',
);

/** Fields of the request that 1Click repeats. */
const EchoedRequest = t.type(
  {
    dry: t.boolean,
    swapType: t.string,
    slippageTolerance: t.number,
    originAsset: t.string,
    depositType: t.string,
    destinationAsset: t.string,
    amount: Units,
    refundTo: t.string,
    refundType: t.string,
    recipient: t.string,
    recipientType: t.string,
  },
  'QuoteRequest',
);

const Quote = t.type(
  {
    depositAddress: OptionalText,
    depositMemo: OptionalText,
    amountIn: Units,
    minAmountIn: Units,
    amountOut: Units,
    minAmountOut: Units,
    deadline: noneIfBlank(Moment),
    timeWhenInactive: noneIfBlank(Moment),
    timeEstimate: noneIfBlank(t.number),
    withdrawFee: noneIfBlank(Units),
  },
  'Quote',
);

/** POST /v0/quote. */
export const QuoteReply = t.type(
  {
    correlationId: t.string,
    timestamp: Moment,
    signature: t.string,
    quoteRequest: EchoedRequest,
    quote: Quote,
  },
  'QuoteResponse',
);

const Transaction = t.type({ hash: t.string }, 'TransactionDetails');

/** GET /v0/status. */
export const StatusReply = t.type(
  {
    status: t.string,
    updatedAt: Moment,
    quoteResponse: QuoteReply,
    swapDetails: t.type(
      {
        originChainTxHashes: t.readonlyArray(Transaction),
        destinationChainTxHashes: t.readonlyArray(Transaction),
        amountOutFormatted: noneIfBlank(DecimalFromWire),
        depositedAmountFormatted: noneIfBlank(DecimalFromWire),
        refundedAmountFormatted: noneIfBlank(DecimalFromWire),
      },
      'SwapDetails',
    ),
  },
  'GetExecutionStatusResponse',
);

export const ErrorBody = t.type({ message: t.string }, 'BadRequestResponse');
