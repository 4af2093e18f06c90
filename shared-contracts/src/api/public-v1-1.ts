import * as t from 'io-ts';

import { IsoDate, noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { flag, IdFromWire, OptionalAmount, OptionalDate, OptionalText, optionalRows } from './reply-field.ts';

/** Where the visitor came from, for the service's own books. */
export type CreateTransactionInfo = {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmContent: string;
  readonly utmTerm: string;
  readonly gclid: string;
  readonly landingPage: string;
  readonly exchangePage: string;
  readonly locale: string;
  readonly sessionId: string;
  readonly sessionCount: number;
};

/** The body of POST /v1.1/transactions (spec §7 "Create transaction"): `""` says none. */
export type CreateTransactionRequest = {
  readonly provider: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly fromCurrency: string;
  readonly fromNetwork: string;
  readonly toCurrency: string;
  readonly toNetwork: string;
  readonly address: string;
  readonly extraId: string;
  readonly refundAddress: string;
  readonly refundExtraId: string;
  /** Omitted in the standard flow. */
  readonly rateId?: string;
  readonly userId: string;
  readonly contactEmail: string;
  readonly linkId?: string;
  /** The analytics client id. */
  readonly ga: string;
  readonly source: 'site' | 'tg_app' | 'bridge';
  readonly promoCode: string;
  readonly flow: 'standard' | 'fixed-rate';
  readonly type: 'direct' | 'reverse';
  readonly isBridge: boolean;
  readonly info: CreateTransactionInfo;
};

/**
 * Both shapes of the create reply in one: ours in camelCase, the fiat provider's passed through in snake_case
 * (api contract §3.14), and the failure that comes with HTTP 200 (spec §8).
 */
export const CreateTransactionReply = t.type(
  {
    error: OptionalText,
    message: OptionalText,
    id: noneIfBlank(IdFromWire),
    validUntil: OptionalDate,
    fromCurrency: OptionalText,
    from_currency: OptionalText,
    toCurrency: OptionalText,
    to_currency: OptionalText,
    fromNetwork: OptionalText,
    from_network: OptionalText,
    toNetwork: OptionalText,
    to_network: OptionalText,
    payinAddress: OptionalText,
    payoutAddress: OptionalText,
    payout: noneIfBlank(t.type({ address: OptionalText }, 'FiatPayout')),
    refundAddress: OptionalText,
    /** The provider's own object where it comes beside ours; read for its checkout address only. */
    fiat: t.unknown,
    redirectUrl: OptionalText,
    redirect_url: OptionalText,
  },
  'CreateTransactionReply',
);
export type CreateTransactionReply = t.TypeOf<typeof CreateTransactionReply>;

export type CreateTransactionInput = {
  readonly body: CreateTransactionRequest;
  readonly idempotencyKey: string;
};

/** Makes an exchange. Never aborted; repeated only by the linkId rule of spec §7 or with the same key by a visitor. */
export const createTransactionEndpoint: Endpoint<CreateTransactionInput, CreateTransactionReply> = {
  toRequest: ({ body, idempotencyKey }) => ({
    service: 'public-v1.1',
    method: 'POST',
    path: '/transactions',
    body,
    idempotencyKey,
    linkIdIn: 'body',
  }),
  reply: CreateTransactionReply,
};

const ConnectedExchangeReply = t.type(
  {
    id: IdFromWire,
    status: t.string,
    createdAt: OptionalDate,
    fromCurrency: OptionalText,
    amountFrom: OptionalAmount,
  },
  'ConnectedExchangeReply',
);
export type ConnectedExchangeReply = t.TypeOf<typeof ConnectedExchangeReply>;

const Confirmations = t.type({ seen: t.number, required: t.number }, 'Confirmations');

/** What is wrong with a deposit; other words than these count as none: `underpaid`, `overpaid`, `late`, `wrong_asset`. */
const DepositIssueReply = t.type(
  {
    kind: t.string,
    /** What came instead, where it was another asset. */
    currency: OptionalText,
    network: OptionalText,
    /** The ticker that `GET /v1/currencies/{ticker}` knows it by. */
    legacyTicker: OptionalText,
    amount: OptionalAmount,
    /** Until when the visitor may choose; after that the deposit goes back. */
    decideUntil: OptionalDate,
  },
  'DepositIssueReply',
);
export type DepositIssueReply = t.TypeOf<typeof DepositIssueReply>;

/** GET /v1.1/transactions/{id} and its older forms (api contract §2.11, §3.6, §4.2). */
export const TransactionReply = t.intersection(
  [
    t.type({
      id: IdFromWire,
      status: t.string,
      provider: OptionalText,
      actionsAvailable: flag(false),
      flow: OptionalText,
      transactionSpeedForecast: OptionalText,
      isTransactionError: flag(false),
      fromCurrency: t.string,
      toCurrency: t.string,
      fromNetwork: OptionalText,
      toNetwork: OptionalText,
      fromLegacyTicker: OptionalText,
      toLegacyTicker: OptionalText,
      createdAt: IsoDate,
      updatedAt: IsoDate,
      depositReceivedAt: OptionalDate,
      validUntil: OptionalDate,
      serverTime: OptionalDate,
    }),
    t.type({
      expectedAmountFrom: OptionalAmount,
      expectedAmountTo: OptionalAmount,
      amountFrom: OptionalAmount,
      amountTo: OptionalAmount,
      expectedSendAmount: OptionalAmount,
      expectedReceiveAmount: OptionalAmount,
      amountSend: OptionalAmount,
      amountReceive: OptionalAmount,
      refundAmount: OptionalAmount,
      confirmations: noneIfBlank(Confirmations),
      depositIssue: noneIfBlank(DepositIssueReply),
    }),
    t.type({
      payinAddress: OptionalText,
      payinExtraId: OptionalText,
      payinExtraIdName: OptionalText,
      payinHash: OptionalText,
      payoutAddress: OptionalText,
      payoutExtraId: OptionalText,
      payoutExtraIdName: OptionalText,
      payoutHash: OptionalText,
      refundAddress: OptionalText,
      refundExtraId: OptionalText,
      refundHash: OptionalText,
      redirectUrl: OptionalText,
      payinWarnings: optionalRows(t.string),
    }),
    t.type({
      originalExchangeInfo: noneIfBlank(ConnectedExchangeReply),
      childExchanges: optionalRows(ConnectedExchangeReply),
      repeatedExchanges: optionalRows(ConnectedExchangeReply),
      relatedExchangesInfo: optionalRows(ConnectedExchangeReply),
      repeatedExchangesInfo: optionalRows(ConnectedExchangeReply),
    }),
  ],
  'TransactionReply',
);
export type TransactionReply = t.TypeOf<typeof TransactionReply>;

/** Reads an exchange, as the status page does every 5000 ms (spec §9). */
export const transactionEndpoint: Endpoint<string, TransactionReply> = {
  toRequest: (transactionId) => ({
    service: 'public-v1.1',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(transactionId)}`,
  }),
  reply: TransactionReply,
};
