import * as t from 'io-ts';

import { IsoDate, noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import {
  flag,
  IdFromWire,
  OptionalAmount,
  OptionalDate,
  optionalFact,
  OptionalText,
  optionalRows,
} from './reply-field.ts';

/** Source of the visit, for the statistics of the service. */
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

/** Body of POST /v1.1/transactions (spec §7 "Create transaction"). `""`: no value. */
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
  /** Client ID of the analytics service. */
  readonly ga: string;
  readonly source: 'site' | 'tg_app' | 'bridge';
  /** Payment method when buying with fiat, and payout method when selling. Omitted if the provider lists none. */
  readonly depositType?: string;
  readonly payoutType?: string;
  readonly promoCode: string;
  readonly flow: 'standard' | 'fixed-rate';
  readonly type: 'direct' | 'reverse';
  readonly isBridge: boolean;
  readonly info: CreateTransactionInfo;
};

/**
 * All forms of the create reply in one codec: ours in camelCase, the fiat provider's in snake_case (api contract
 * §3.14), and a failure with HTTP 200 (spec §8).
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
    /** The provider's own object, sent next to ours. Read only for its checkout URL. */
    fiat: t.unknown,
    redirectUrl: OptionalText,
    redirect_url: OptionalText,
    /** Required to decide about the order. Only this reply contains it. */
    controlToken: OptionalText,
    /** Signed receipt of the order, decoded where it is used. */
    receipt: t.unknown,
  },
  'CreateTransactionReply',
);
export type CreateTransactionReply = t.TypeOf<typeof CreateTransactionReply>;

export type CreateTransactionInput = {
  readonly body: CreateTransactionRequest;
  readonly idempotencyKey: string;
};

/**
 * Creates an exchange. Never aborted. Repeated only by the linkId rule of spec §7, or by the user with the same key.
 */
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

/** A transfer that a provider reports and the network does not confirm: `deposit`, `payout` or `refund`, and the reason. */
const ChainDoubtReply = t.type({ transfer: t.string, kind: t.string }, 'ChainDoubtReply');

/** Problem of a deposit: `underpaid`, `overpaid`, `late` or `wrong_asset`. Other values count as no problem. */
const DepositIssueReply = t.type(
  {
    kind: t.string,
    /** The received asset, if it is not the expected one. */
    currency: OptionalText,
    network: OptionalText,
    /** Ticker for `GET /v1/currencies/{ticker}`. */
    legacyTicker: OptionalText,
    amount: OptionalAmount,
    /** Deadline for the user's decision. After that the deposit is refunded. */
    decideUntil: OptionalDate,
  },
  'DepositIssueReply',
);
export type DepositIssueReply = t.TypeOf<typeof DepositIssueReply>;

/** GET /v1.1/transactions/{id}, in its current and older forms (api contract §2.11, §3.6, §4.2). */
export const TransactionReply = t.intersection(
  [
    t.type({
      id: IdFromWire,
      status: t.string,
      provider: OptionalText,
      /** Display name of the provider, ID of the order there, and URL of its page. */
      providerLabel: optionalFact(t.string),
      providerOrderId: optionalFact(t.string),
      providerOrderUrl: optionalFact(t.string),
      /** Kind of payment of a fiat order: `card`, `bank-transfer`, … */
      paymentMethod: optionalFact(t.string),
      actionsAvailable: flag(false),
      /** Whether the order has a signed receipt. */
      hasReceipt: flag(false),
      /** Whether the service withholds the deposit address because it differs from the receipt. */
      isDepositWithheld: flag(false),
      /** A recipient in the provider's last report that is not the user's. */
      reportedRecipient: optionalFact(t.string),
      flow: OptionalText,
      transactionSpeedForecast: OptionalText,
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
      chainDoubt: noneIfBlank(ChainDoubtReply),
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

/** Fetches an exchange. The status page polls it every 5000 ms (spec §9). */
export const transactionEndpoint: Endpoint<string, TransactionReply> = {
  toRequest: (transactionId) => ({
    service: 'public-v1.1',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(transactionId)}`,
  }),
  reply: TransactionReply,
};
