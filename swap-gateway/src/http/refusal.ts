import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { ProviderRefusal } from '../provider.ts';

export type RefusalBody = {
  readonly error: string;
  readonly message: string;
  readonly field?: string;
  readonly payload?: {
    readonly range?: { readonly minAmount?: string; readonly maxAmount?: string };
    /** Number of decimals of the currency, if the amount has more. */
    readonly decimals?: number;
  };
};

/** Error that is sent as an error body (api contract §1). */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

/** 400 `not_valid_params` with the field. */
export const notValidParam = (field: string, problem: string): Refusal =>
  new Refusal(400, { error: 'not_valid_params', message: `${field}: ${problem}`, field });

export const notFound = (what: string): Refusal =>
  new Refusal(404, { error: 'not_found', message: `${what} not found` });

/** Our own texts, which the page shows unchanged. The texts of providers are not for visitors. */
const MESSAGES: Readonly<Record<ProviderRefusal['code'], string>> = {
  deposit_too_small: 'The amount is below the minimum of this provider.',
  max_amount_exceeded: 'The amount is above the maximum of this provider.',
  out_of_range: 'The amount is outside the limits of this provider.',
  pair_is_inactive: 'This provider does not exchange this pair now.',
  not_valid_fixed_rate_pair: 'This provider has no fixed rate for this pair.',
  rate_id_not_found_or_expired: 'The rate has expired.',
  payout_address_refused: 'This payout address can not be used. Please use another address',
  refund_address_refused: 'Please enter another address',
  altered_reply:
    'The reply of the provider did not match your order, so it was not used. Choose another offer.',
  action_not_available: 'This is not possible for the order now.',
  not_found: 'Transaction not found',
};

/** Codes that the page does not distinguish: it shows the message. */
const WIRE_CODES: Readonly<Partial<Record<ProviderRefusal['code'], string>>> = {
  payout_address_refused: 'not_valid_address',
  refund_address_refused: 'not_valid_address',
  altered_reply: 'cannot_create_transaction',
};

/** Our refusal for that of a provider. */
export const refusalOf = ({ code, minAmount, maxAmount }: ProviderRefusal): Refusal => {
  const range = {
    ...(minAmount === null ? {} : { minAmount }),
    ...(maxAmount === null ? {} : { maxAmount }),
  };
  return new Refusal(code === 'not_found' ? 404 : 400, {
    error: WIRE_CODES[code] ?? code,
    message: MESSAGES[code],
    ...(Object.keys(range).length === 0 ? {} : { payload: { range } }),
  });
};

/** No provider responds. */
export const providersUnavailable = (): Refusal =>
  new Refusal(503, { error: 'providers_unavailable', message: 'No provider responds now.' });

/** The reply to a creation was lost, so the order may exist. A request with the same key asks again. */
export const outcomeUnknown = (): Refusal =>
  new Refusal(504, {
    error: 'outcome_unknown',
    message: 'The provider has not confirmed the order yet. Do not send anything.',
  });

/** The database is unavailable. Nothing was sent to a provider. */
export const storeUnavailable = (isRead: boolean): Refusal =>
  new Refusal(503, {
    error: 'orders_unavailable',
    message: isRead
      ? 'Orders cannot be read at the moment. Running orders continue. Try again in a minute.'
      : 'Orders cannot be saved at the moment, so nothing was done. Try again in a minute.',
  });

const StoredRefusal = t.type({ status: t.number, body: t.type({ error: t.string, message: t.string }) });

/** Serializes a refusal for the store, so that a repeated request gets the same answer. */
export const writeRefusal = ({ status, body }: Refusal): string => JSON.stringify({ status, body });
export const readRefusal = (text: string): Refusal => {
  const stored = StoredRefusal.decode(JSON.parse(text));
  return E.isRight(stored)
    ? new Refusal(stored.right.status, stored.right.body)
    : new Refusal(400, { error: 'cannot_create_transaction', message: 'The order was refused.' });
};
