import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';
import { flag, OptionalDate, OptionalText } from './reply-field.ts';

/** Identifier of the name-based address service (spec §7 "Public API v2"). */
const NAME_SERVICE = 'fio';

/** POST /v2/exchange/deposit-payment-request (api contract §3.13). */
export const DepositRequestReply = t.type(
  { success: flag(false), requestId: OptionalText, expiresAt: OptionalDate },
  'DepositRequestReply',
);
export type DepositRequestReply = t.TypeOf<typeof DepositRequestReply>;

/** Sends a deposit request to the owner of a name in the address service. The server adds the API key. */
export const depositRequestEndpoint: Endpoint<
  { readonly transactionId: string; readonly userAccount: string },
  DepositRequestReply
> = {
  toRequest: ({ transactionId, userAccount }) => ({
    service: 'public-v2',
    method: 'POST',
    path: '/exchange/deposit-payment-request',
    body: { userAccount, exchangeId: transactionId, provider: NAME_SERVICE },
  }),
  reply: DepositRequestReply,
};

/** POST /v2/exchange/refund-address: sets the refund address after the order was created. */
export const RefundAddressReply = t.type({ result: flag(false) }, 'RefundAddressReply');
export type RefundAddressReply = t.TypeOf<typeof RefundAddressReply>;

export const refundAddressEndpoint: Endpoint<
  { readonly id: string; readonly address: string; readonly extraId: string | null },
  RefundAddressReply
> = {
  toRequest: ({ id, address, extraId }) => ({
    service: 'public-v2',
    method: 'POST',
    path: '/exchange/refund-address',
    body: { id, address, extraId },
  }),
  reply: RefundAddressReply,
};
