import * as t from 'io-ts';

import { noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { flag, OptionalAmount, OptionalDate, OptionalText, optionalRows } from './reply-field.ts';

const RefundAction = t.type(
  {
    available: flag(false),
    amount: OptionalAmount,
    /** Null: the currency of the order. */
    currency: OptionalText,
    address: noneIfBlank(t.type({ address: OptionalText, extraId: OptionalText }, 'RefundDestination')),
    additionalAddressList: optionalRows(t.string),
  },
  'RefundAction',
);
const ContinueAction = t.type({ available: flag(false), currentEstimate: OptionalAmount }, 'ContinueAction');

/** GET /v2/exchange/actions (api contract §3.9). */
export const ActionsReply = t.type(
  {
    error: noneIfBlank(t.unknown),
    refund: noneIfBlank(RefundAction),
    continue: noneIfBlank(ContinueAction),
    /** Whether a decision needs the control token of the order. */
    needsControlToken: flag(false),
    /** Deadline for the user's decision. */
    validUntil: OptionalDate,
  },
  'ActionsReply',
);
export type ActionsReply = t.TypeOf<typeof ActionsReply>;

/** Actions available for a stuck exchange. */
export const actionsEndpoint: Endpoint<string, ActionsReply> = {
  toRequest: (id) => ({ service: 'public-v2', method: 'GET', path: '/exchange/actions', query: { id } }),
  reply: ActionsReply,
};

/** POST /v2/exchange/refund. */
export const RefundReply = t.type({ result: t.boolean, message: OptionalText }, 'RefundReply');
export type RefundReply = t.TypeOf<typeof RefundReply>;

export const refundEndpoint: Endpoint<
  {
    readonly id: string;
    readonly address: string;
    readonly extraId: string | null;
    /** Undefined: none. */
    readonly controlToken: string | undefined;
  },
  RefundReply
> = {
  toRequest: ({ id, address, extraId, controlToken }) => ({
    service: 'public-v2',
    method: 'POST',
    path: '/exchange/refund',
    body: { id, address, extraId, controlToken },
  }),
  reply: RefundReply,
};

const ContinueEstimate = t.type(
  { amount: OptionalAmount, currency: OptionalText, network: OptionalText },
  'ContinueEstimate',
);
const ContinueResult = t.type(
  {
    result: t.boolean,
    data: noneIfBlank(t.type({ estimate: noneIfBlank(ContinueEstimate) }, 'ContinueData')),
  },
  'ContinueResult',
);
/** POST /v2/exchange/continue: the result is nested in the result. */
export const ContinueReply = t.type({ result: ContinueResult }, 'ContinueReply');
export type ContinueReply = t.TypeOf<typeof ContinueReply>;

export const continueEndpoint: Endpoint<
  { readonly id: string; readonly controlToken: string | undefined },
  ContinueReply
> = {
  toRequest: ({ id, controlToken }) => ({
    service: 'public-v2',
    method: 'POST',
    path: '/exchange/continue',
    body: { id, controlToken },
  }),
  reply: ContinueReply,
};

const Fee = t.type({ currency: t.string, network: OptionalText, amount: OptionalAmount }, 'Fee');
const ConvertedFee = t.type(
  { currency: t.string, deposit: OptionalAmount, withdrawal: OptionalAmount, total: OptionalAmount },
  'ConvertedFee',
);
/** GET /v2/exchange/network-fee (api contract §3.11). */
export const NetworkFeeReply = t.type(
  {
    estimatedFee: t.type({
      deposit: noneIfBlank(Fee),
      withdrawal: noneIfBlank(Fee),
      converted: noneIfBlank(ConvertedFee),
    }),
  },
  'NetworkFeeReply',
);
export type NetworkFeeReply = t.TypeOf<typeof NetworkFeeReply>;

export type NetworkFeeQuery = {
  readonly fromCurrency: string;
  readonly fromNetwork: string;
  readonly toCurrency: string;
  readonly toNetwork: string;
  readonly fromAmount: string;
};

/** Network fees that are included in an estimate. */
export const networkFeeEndpoint: Endpoint<NetworkFeeQuery, NetworkFeeReply> = {
  toRequest: (query) => ({ service: 'public-v2', method: 'GET', path: '/exchange/network-fee', query }),
  reply: NetworkFeeReply,
};
