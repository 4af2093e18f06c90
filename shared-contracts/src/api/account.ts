import * as t from 'io-ts';

import { DecimalFromWire, noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import {
  fittingRows,
  flag,
  IdFromWire,
  OptionalAmount,
  OptionalDate,
  optionalFact,
  optionalRows,
  OptionalText,
} from './reply-field.ts';

const EstimateTerms = t.type(
  {
    flow: OptionalText,
    rateId: OptionalText,
    validUntil: OptionalDate,
    transactionSpeedForecast: OptionalText,
    warningMessage: OptionalText,
    withdrawalFee: OptionalAmount,
  },
  'EstimateTerms',
);

/** When a provider asks the visitor for documents. */
const Documents = optionalFact(t.keyof({ none: null, 'on-flag': null, always: null }));

const Countries = optionalFact(t.readonlyArray(t.string));

/** A way to pay, or to be paid, in fiat at one provider, for the pair and the amount (api contract §4.1). */
const PaymentMethodRow = t.type(
  {
    /** ID and name of the provider. */
    provider: t.string,
    label: OptionalText,
    /** The same at all providers: `card`, `bank-transfer`, … Sent with an order as `depositType` or `payoutType`. */
    kind: t.string,
    /** Amount that an offer with this method pays. Null: outside the limits. */
    estimatedAmount: OptionalAmount,
    minAmount: OptionalAmount,
    maxAmount: OptionalAmount,
    /** Fee of the payment in the fiat currency, included in the amount. */
    feeAmount: OptionalAmount,
    feePercent: OptionalAmount,
    transactionSpeedForecast: OptionalText,
    kyc: Documents,
    /** The provider asks for documents only above this amount of the currency sent. */
    documentsAbove: OptionalAmount,
    /** ISO 3166-1 codes of the only accepted countries, or of the excluded ones. */
    onlyCountries: Countries,
    exceptCountries: Countries,
    /** Period in which the provider refunds a payment. */
    refundTerms: optionalFact(t.keyof({ 'before-payout': null, 'within-14-days': null, none: null })),
  },
  'PaymentMethodRow',
);
export type PaymentMethodRow = t.TypeOf<typeof PaymentMethodRow>;

/** Offers of the provider compared with its last finished orders. Absent if there are fewer than 20. */
const TrackRecord = t.type(
  { swaps: t.number, paidPercent: DecimalFromWire, medianMinutes: t.number },
  'TrackRecord',
);

/** Reply of one provider (api contract §4.1). */
const EstimateRow = t.type(
  {
    id: OptionalText,
    type: t.string,
    label: OptionalText,
    isAllowed: flag(true),
    isConvertible: flag(false),
    isHighNetworkFee: flag(false),
    estimatedAmount: OptionalAmount,
    minAmount: OptionalAmount,
    maxAmount: OptionalAmount,
    /** In units of the currency received. Null: no cashback. */
    cashback: OptionalAmount,
    error: noneIfBlank(t.UnknownRecord),
    custom: noneIfBlank(EstimateTerms),
    /** Provider facts. Null: the service does not report them. */
    refundAddress: optionalFact(t.keyof({ required: null, optional: null, later: null })),
    kyc: Documents,
    trackRecord: optionalFact(TrackRecord),
  },
  'EstimateRow',
);
export type EstimateRow = t.TypeOf<typeof EstimateRow>;

/** GET /v1.2/exchange/estimate. Our client sets the `isSelected` of the spec; the service does not send it. */
export const EstimatesReply = t.type(
  {
    providers: fittingRows(EstimateRow),
    /** Fiat only: payment methods of all providers, including those without an offer for the requested method. */
    paymentMethods: optionalRows(PaymentMethodRow),
  },
  'EstimatesReply',
);
export type EstimatesReply = t.TypeOf<typeof EstimatesReply>;

export type EstimatesQuery = {
  readonly fromCurrency: string;
  readonly fromNetwork: string;
  readonly toCurrency: string;
  readonly toNetwork: string;
  readonly amount: string;
  readonly type: 'direct' | 'reverse';
  readonly flow: 'standard' | 'fixed-rate';
  readonly promoCode: string;
  /** Kind of fiat payment. Omitted: the usual one. */
  readonly paymentMethod?: string;
  /** ISO 3166-1 code of the visitor's country. Omitted: any country. */
  readonly country?: string;
};

/** Estimates of all providers for a pair. The amount is sent for the side it was typed on. */
export const estimatesEndpoint: Endpoint<EstimatesQuery, EstimatesReply> = {
  toRequest: ({ amount, type, flow, ...rest }) => ({
    service: 'account',
    method: 'GET',
    path: '/v1.2/exchange/estimate',
    query: {
      ...rest,
      ...(type === 'direct' ? { fromAmount: amount } : { toAmount: amount }),
      type,
      flow,
      withoutFee: 'false',
      isBridge: 'false',
      useRateId: String(flow === 'fixed-rate'),
    },
  }),
  reply: EstimatesReply,
};

/** A valid promo code (api contract §4.5). */
export const PromoCodeReply = t.type(
  { isValid: t.boolean, code: t.string, discountPercent: OptionalAmount, expiresAt: OptionalDate },
  'PromoCodeReply',
);
export type PromoCodeReply = t.TypeOf<typeof PromoCodeReply>;

export const promoCodeEndpoint: Endpoint<string, PromoCodeReply> = {
  toRequest: (code) => ({
    service: 'account',
    method: 'GET',
    path: `/promo-codes/${encodeURIComponent(code)}`,
  }),
  reply: PromoCodeReply,
};

/** POST /tickets: 201 confirms only that the ticket was created (spec §7). */
export const TicketReply = t.type(
  { ticket: noneIfBlank(t.type({ id: noneIfBlank(IdFromWire) }, 'Ticket')) },
  'TicketReply',
);
export type TicketReply = t.TypeOf<typeof TicketReply>;

export type Ticket = { readonly name: string; readonly email: string; readonly message: string };

/** Opens a support ticket. */
export const ticketEndpoint: Endpoint<Ticket, TicketReply> = {
  toRequest: ({ name, email, message }) => ({
    service: 'account',
    method: 'POST',
    path: '/tickets',
    body: { ticket: { comment: { body: message }, requester: { name, email }, subject: 'Contact Form' } },
  }),
  reply: TicketReply,
};
