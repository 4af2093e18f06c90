import type * as t from 'io-ts';

import { checkAddress } from '@coinlane/chains/addresses';

import type { Currencies } from '../assets/catalogue.ts';
import type { Currency } from '../assets/currency.ts';
import { providerOf } from '../quotes/health.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { notValidParam, Refusal } from '../http/refusal.ts';
import type { OrderRequest } from '../orders/place-order.ts';
import type { Capabilities, CreateOrder, Quote, QuoteRequest } from '../provider.ts';
import { requestFor } from '../quotes/ask-providers.ts';
import type { WatchedProvider } from '../quotes/health.ts';
import type { HeldRate } from '../quotes/rate-token.ts';
import { contractsOf } from './contracts-of.ts';
import { demandAmount } from './demand-amount.ts';
import { demandExtraId } from './demand-extra-id.ts';
import { currencyOrRefuse } from './estimate-routes.ts';
import { bodyHashOf, CreateBody, decodeRequest } from './request-fields.ts';

type Body = t.TypeOf<typeof CreateBody>;

const noneIfEmpty = (text: string): string | null => (text === '' ? null : text);

const REFUSED_ADDRESS = 'This payout address can not be used. Please use another address';

/** Address with its separate memo or tag. Empty: none. */
type Target = {
  readonly field: 'address' | 'refundAddress';
  readonly address: string;
  readonly extraId: string;
};

/** Refuses a memo or tag, even inside the address, if the provider would omit it. */
const demandCarried = ({ field }: Target, hasExtraId: boolean, { supportsMemo }: Capabilities): void => {
  if (!hasExtraId || supportsMemo) return;
  throw new Refusal(400, {
    error: 'not_valid_params',
    message: 'This provider cannot send to an address with a memo or tag. Choose another offer or address.',
    field,
  });
};

/**
 * Refuses an address that is not payable on the currency's network (mistyped, of another network, a contract, or a
 * burn address), or that has a memo that the provider does not support.
 */
const demandAddress = async (
  target: Target,
  currency: Currency,
  currencies: Currencies,
  capabilities: Capabilities,
): Promise<void> => {
  const { field, address, extraId } = target;
  const contracts = contractsOf(currencies);
  const verdict = await checkAddress({ address, network: currency.network, contracts, matchesPattern: null });
  if (verdict._tag === 'Valid') {
    demandCarried(target, extraId !== '' || verdict.innerExtraId !== undefined, capabilities);
    return;
  }
  const isLost = verdict._tag === 'NobodysAddress' || verdict._tag === 'TokenContract';
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: isLost ? REFUSED_ADDRESS : 'Address is not valid',
    field,
  });
};

const demandRecipients = async (
  body: Body,
  { from, to }: { readonly from: Currency; readonly to: Currency },
  currencies: Currencies,
  capabilities: Capabilities,
): Promise<void> => {
  const { address, extraId, refundAddress, refundExtraId } = body;
  await demandAddress({ field: 'address', address, extraId }, to, currencies, capabilities);
  demandExtraId('extraId', { address, extraId }, to.network);
  demandExtraId('refundExtraId', { address: refundAddress, extraId: refundExtraId }, from.network);
  const refund = { field: 'refundAddress', address: refundAddress, extraId: refundExtraId } as const;
  if (refundAddress !== '') await demandAddress(refund, from, currencies, capabilities);
  else if (capabilities.refundAddress === 'required')
    throw new Refusal(400, {
      error: 'refund_address_required',
      message: 'This provider needs a refund address. Please enter one, or choose another offer.',
      field: 'refundAddress',
    });
};

const offeredProvider = (parts: GatewayParts, id: string): WatchedProvider => {
  const watched = providerOf(parts.providers, id);
  if (watched?.isOffered() === true) return watched;
  throw new Refusal(400, {
    error: 'pair_is_inactive',
    message: 'This offer is not available now. Choose another one.',
  });
};

const RATE_EXPIRED = { error: 'rate_id_not_found_or_expired', message: 'The rate has expired.' };

/** The guaranteed rate of a fixed order. Refuses one that has expired or is for another order. */
const heldOf = (
  parts: GatewayParts,
  body: Body,
  request: QuoteRequest,
  pair: readonly [string, string],
): HeldRate => {
  const held = parts.rateTokens.read(body.rateId);
  const isOfOrder =
    held !== null &&
    held.provider === body.provider &&
    held.from === pair[0] &&
    held.to === pair[1] &&
    held.side === request.side;
  if (!isOfOrder || held.validUntilMs <= parts.now()) throw new Refusal(400, RATE_EXPIRED);
  return held;
};

const quoteOfHeld = ({ fromAmount, toAmount, heldId, validUntilMs, etaSeconds }: HeldRate): Quote => ({
  fromAmount,
  toAmount,
  minAmount: null,
  maxAmount: null,
  depositFee: null,
  withdrawalFee: null,
  etaSeconds: etaSeconds ?? null,
  held: { id: heldId, validUntilMs },
});

/** The visitor's e-mail address, if it was entered and this server sends e-mails. The provider does not receive it. */
const receiversOf = ({ senders }: GatewayParts, { contactEmail }: Body, language: string) => {
  if (contactEmail === '' || senders.email === undefined) return [];
  if (!senders.email.accepts(contactEmail)) throw notValidParam('contactEmail', 'is not a valid email');
  return [{ channel: 'email' as const, address: contactEmail, language }];
};

/** A creation request in its original form. */
type RawCreation = {
  readonly body: unknown;
  readonly key: string;
  /** Null: the site does not forward it. */
  readonly visitorIp: string | null;
  readonly language: string;
};

/** Decodes and checks the body of a creation. Throws a refusal. Nothing has been sent or stored at that point. */
export const readCreateRequest = async (
  parts: GatewayParts,
  { body: raw, key, visitorIp, language }: RawCreation,
): Promise<OrderRequest> => {
  const body = decodeRequest(CreateBody, raw);
  const currencies = await parts.catalogue.current();
  const from = currencyOrRefuse(currencies, body.fromCurrency, body.fromNetwork);
  const to = currencyOrRefuse(currencies, body.toCurrency, body.toNetwork);
  const watched = offeredProvider(parts, body.provider);
  const [amount, given, field] =
    body.type === 'direct'
      ? ([body.fromAmount, from, 'fromAmount'] as const)
      : ([body.toAmount, to, 'toAmount'] as const);
  if (amount === null) throw notValidParam(field, 'is required');
  demandAmount(amount, given, body.type);
  const request = requestFor(watched, {
    from,
    to,
    flow: body.flow,
    side: body.type,
    amount,
    needsMemo: body.extraId !== '',
  });
  if (request === null)
    throw new Refusal(400, {
      error: 'pair_is_inactive',
      message: 'This provider does not serve this order.',
    });
  await demandRecipients(body, { from, to }, currencies, watched.provider.capabilities);
  const held =
    body.flow === 'fixed-rate' ? heldOf(parts, body, request, [from.legacyTicker, to.legacyTicker]) : null;
  const order: CreateOrder = {
    ...request,
    recipient: body.address,
    extraId: noneIfEmpty(body.extraId),
    refundAddress: noneIfEmpty(body.refundAddress),
    refundExtraId: noneIfEmpty(body.refundExtraId),
    heldId: held?.heldId ?? null,
    visitorIp: watched.provider.capabilities.needsVisitorIp ? visitorIp : null,
  };
  return {
    key,
    bodyHash: bodyHashOf(raw),
    watched,
    from,
    to,
    order,
    receivers: receiversOf(parts, body, language),
    shown: held === null ? parts.shownOffers.find(watched.provider.id, request) : quoteOfHeld(held),
  };
};
