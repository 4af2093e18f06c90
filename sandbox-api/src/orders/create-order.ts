import { randomBytes } from 'node:crypto';

import type Big from 'big.js';

import { isAddressOf, isExtraIdOf, isLostAt, payinTargetOf } from '../addresses/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { isEmail } from '../emails.ts';
import {
  byMethod,
  discountOf,
  methodBy,
  providerNamed,
  quoteOf,
  readRateId,
  receivedFor,
  sentFor,
  servedOrRefuse,
} from '../estimates/index.ts';
import type { Flow, Pair, Provider, Terms } from '../estimates/index.ts';
import { notValidParam, Refusal } from '../http/index.ts';
import { RATE_VALID_MS } from '../settings.ts';
import type { Order } from './order.ts';
import type { Scenario } from './scenario.ts';
import { stepsOf } from './timeline.ts';

/** Fields of every create call, in any version (spec §7 "Create transaction"). */
export type OrderRequest = {
  readonly namespace: string;
  readonly pair: Pair;
  readonly provider: string;
  readonly flow: Flow;
  readonly type: 'direct' | 'reverse';
  readonly amount: Big;
  readonly address: string;
  readonly extraId: string;
  readonly refundAddress: string;
  readonly refundExtraId: string;
  readonly rateId: string;
  readonly promoCode: string;
  readonly userId: string;
  /** E-mail address for notifications, or empty. */
  readonly contactEmail: string;
  /** Kind or ID of the fiat payment or payout method. Empty: the usual one. */
  readonly depositType: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Format of spec §5. Partners are not looked up: a sandbox moves no money, and a real service knows its partners. */
const PARTNER_ADDRESS = /^coinlane_partner_[!-~]{10}$/;
const REFUSED_ADDRESS = 'This payout address can not be used. Please use another address';

const noneIfBlank = (text: string): string | null => (text === '' ? null : text);

const notValidAddress = (field: string, message = 'Address is not valid'): Refusal =>
  new Refusal(400, { error: 'not_valid_address', message, field });

/**
 * Refuses an address that cannot be paid in a currency: of another network, mistyped, or a token contract. For
 * fiat, refuses any address.
 */
export const checkAddress = (field: string, currency: Currency, address: string): void => {
  const network = NETWORKS.get(currency.network);
  if (network === undefined || !isAddressOf(network, address)) throw notValidAddress(field);
  if (isLostAt(network, address)) throw notValidAddress(field, REFUSED_ADDRESS);
};

/**
 * Refuses an extra ID that is invalid on the currency's network, contradicts the one in the address, or belongs to
 * a currency without extra IDs. Also refuses a missing one for an account that many users share.
 */
export const checkExtraId = (
  field: string,
  { network }: Currency,
  { address, extraId }: { readonly address: string; readonly extraId: string },
): void => {
  const known = NETWORKS.get(network);
  if (known === undefined ? extraId === '' : isExtraIdOf(known, extraId, address)) return;
  throw notValidParam(field, 'does not fit the currency');
};

const checkContact = ({ contactEmail }: OrderRequest): void => {
  if (contactEmail !== '' && !isEmail(contactEmail))
    throw notValidParam('contactEmail', 'is not a valid email');
};

const checkRecipients = ({ pair, address, extraId, refundAddress, refundExtraId }: OrderRequest): void => {
  if (!pair.to.isFiat && !PARTNER_ADDRESS.test(address)) checkAddress('address', pair.to, address);
  checkExtraId('extraId', pair.to, { address, extraId });
  if (refundAddress !== '') checkAddress('refundAddress', pair.from, refundAddress);
  if (refundAddress === '' && pair.from.isAnonymous) throw notValidParam('refundAddress', 'is required');
  checkExtraId('refundExtraId', pair.from, { address: refundAddress, extraId: refundExtraId });
};

const providerOrRefuse = ({ pair, provider }: OrderRequest): Provider => {
  const found = providerNamed(pair.from, pair.to, provider);
  if (found === undefined) throw notValidParam('provider', 'does not serve this pair');
  return found;
};

type Agreed = {
  readonly terms: Terms;
  readonly sent: Big;
  readonly received: Big;
  readonly validUntil: number | null;
};

const heldTerms = ({ pair, rateId }: OrderRequest, provider: Provider, nowMs: number): Terms => {
  const held = readRateId(rateId);
  const isOfPair = held?.fromTicker === pair.from.ticker && held.toTicker === pair.to.ticker;
  if (held === null || !isOfPair || held.provider !== provider.type || held.validUntil <= nowMs) {
    throw new Refusal(400, {
      error: 'rate_id_not_found_or_expired',
      message: 'Rate id is not found or expired',
    });
  }
  return held.terms;
};

/** Returns the agreed terms. Limits are the provider's current ones; the rate of a fixed order is the agreed one. */
const agree = (request: OrderRequest, provider: Provider, nowMs: number): Agreed => {
  const { pair, flow, type: side, amount } = request;
  const discount = discountOf(request.promoCode, nowMs);
  const quote = servedOrRefuse(quoteOf({ pair, flow, side, amount, nowMs, discount }, provider));
  if (flow === 'standard') return { ...quote, validUntil: null };
  const terms = heldTerms(request, provider, nowMs);
  return {
    terms,
    sent: side === 'direct' ? amount : sentFor(pair.from, terms, amount),
    received: side === 'direct' ? receivedFor(pair.to, terms, amount) : amount,
    validUntil: nowMs + RATE_VALID_MS,
  };
};

/** ID of an order: 14 hex digits (api contract §1). */
export const newId = (): string => randomBytes(7).toString('hex');

const extraIdNameOf = ({ network }: Currency): string | null => NETWORKS.get(network)?.extraId?.name ?? null;

const recipientsOf = (request: OrderRequest) => ({
  payoutAddress: request.address,
  payoutExtraId: noneIfBlank(request.extraId),
  payoutExtraIdName: extraIdNameOf(request.pair.to),
  refundAddress: noneIfBlank(request.refundAddress),
  refundExtraId: noneIfBlank(request.refundExtraId),
});

const payinOf = ({ from }: Pair, id: string) => {
  const { address, extraId, extraIdName } = payinTargetOf(from, id);
  return { payinAddress: address, payinExtraId: extraId, payinExtraIdName: extraIdName };
};

/** Creates an order from a request. Refuses an invalid request with the errors of api contract §1. Stores nothing. */
export const createOrder = (request: OrderRequest, scenario: Scenario, nowMs: number): Order => {
  const { pair, namespace, flow, type } = request;
  checkRecipients(request);
  checkContact(request);
  const named = providerOrRefuse(request);
  const provider = byMethod(pair, named, request.depositType);
  const { terms, sent, received, validUntil } = agree(request, provider, nowMs);
  const id = newId();
  const isFiat = pair.from.isFiat || pair.to.isFiat;
  return {
    id,
    namespace,
    createdAt: nowMs,
    scenario,
    plan: { startedAt: nowMs, steps: stepsOf(scenario) },
    depositAt: null,
    provider: provider.type,
    flow,
    type,
    fromTicker: pair.from.ticker,
    toTicker: pair.to.ticker,
    expectedFrom: sent.toFixed(),
    expectedTo: received.toFixed(),
    rate: terms.rate.toFixed(),
    networkFee: terms.networkFee.toFixed(),
    rateId: noneIfBlank(request.rateId),
    validUntil,
    ...payinOf(pair, id),
    ...recipientsOf(request),
    promoCode: noneIfBlank(request.promoCode),
    userId: noneIfBlank(request.userId),
    tokensDestination: null,
    isFiat,
    depositType: methodBy(pair, named, request.depositType)?.id ?? null,
    payload: request.payload,
    originalId: null,
    repeatedId: null,
  };
};
