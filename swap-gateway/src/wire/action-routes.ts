import type { FastifyInstance } from 'fastify';

import { checkAddress, isSameAccount } from '@coinlane/chains/addresses';

import { providerOf } from '../quotes/health.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { Refusal, refusalOf } from '../http/refusal.ts';
import type { Order } from '../orders/order.ts';
import { ProviderFault, ProviderRefusal } from '../provider.ts';
import type { Actions, Observation, Provider, RefundTarget } from '../provider.ts';
import { orderOrRefuse } from './order-routes.ts';
import { ContinueBody, decodeRequest, RefundBody } from './request-fields.ts';
import { wireAmount } from './wire-amount.ts';

const NOTHING: Actions = { refund: null, continueAt: null };
const NOT_AVAILABLE = new ProviderRefusal('action_not_available', 'not offered');

/** Runs an action at the provider. A refusal becomes a message of our own; after a fault the outcome is unknown. */
const act = async <A>(
  parts: GatewayParts,
  order: Order,
  action: (provider: Provider, reference: string) => Promise<A> | undefined,
): Promise<A> => {
  const watched = providerOf(parts.providers, order.terms.provider);
  if (watched === null) throw refusalOf(NOT_AVAILABLE);
  try {
    return await watched.run(async (provider) => {
      const running = action(provider, order.terms.reference);
      if (running === undefined) throw NOT_AVAILABLE;
      return running;
    });
  } catch (error) {
    if (error instanceof ProviderRefusal) throw refusalOf(error);
    if (error instanceof ProviderFault)
      throw new Refusal(504, {
        error: 'outcome_unknown',
        message: 'The provider has not confirmed this. Look at the status before you try again.',
      });
    throw error;
  }
};

const actionsOf = async (parts: GatewayParts, order: Order): Promise<Actions> => {
  if (!order.state.hasActions) return NOTHING;
  return act(parts, order, (provider, reference) => provider.actions?.(reference)).catch(() => NOTHING);
};

/** A refund goes to an address of the network that was paid from, and never back to the deposit address. */
const demandRefundAddress = async ({ terms }: Order, address: string): Promise<void> => {
  const [row] = [terms.from.network];
  const verdict = await checkAddress({ address, network: row, contracts: [], matchesPattern: null });
  if (verdict._tag === 'Valid' && !isSameAccount(row, address, terms.payinAddress)) return;
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: 'Please enter another address',
    field: 'address',
  });
};

/** A refund address that was given with the order cannot be replaced. */
const demandOwnRefund = ({ terms: { refundAddress, from } }: Order, address: string): void => {
  if (refundAddress === null || isSameAccount(from.network, address, refundAddress)) return;
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: 'This order is refunded only to the refund address that was given with it.',
    field: 'address',
  });
};

/**
 * An ID alone gives no control over an order: its page can be shared. An order of an older version has no token; it is
 * refunded only to the address that was given with it.
 */
const demandControl = ({ controlTokens }: GatewayParts, { terms }: Order, token: string): void => {
  const isLegacy = !terms.hasControlToken && terms.refundAddress !== null;
  if (isLegacy || controlTokens.fits(terms.id, token)) return;
  throw new Refusal(403, {
    error: 'control_token_required',
    message: 'Only the browser that created this order can decide about it.',
  });
};

const recordRefund = async (parts: GatewayParts, order: Order, target: RefundTarget) => {
  const { terms, state } = order;
  const changed = { ...terms, refundAddress: target.address, refundExtraId: target.extraId };
  await parts.store.changeTerms(changed);
  // the provider has no status for a running refund
  const seen: Observation = {
    ...state,
    status: 'refunding',
    rawStatus: 'refund accepted',
    hasActions: false,
    depositIssue: null,
  };
  await parts.refresher.apply({ ...order, terms: changed }, seen, 'action');
};

const refund = async (parts: GatewayParts, body: unknown) => {
  const { address, extraId, controlToken } = decodeRequest(RefundBody, body);
  const order = await orderOrRefuse(parts, body);
  demandControl(parts, order, controlToken);
  await demandRefundAddress(order, address);
  demandOwnRefund(order, address);
  const target = { address, extraId: extraId === '' ? null : extraId };
  await act(parts, order, (provider, reference) => provider.refund?.(reference, target));
  // the provider has accepted: a fault of our database must not report the opposite
  await recordRefund(parts, order, target).catch((error: unknown) =>
    parts.log(`${order.terms.provider}: a refund of order ${order.terms.id} is not saved: ${String(error)}`),
  );
  return { result: true };
};

const goOn = async (parts: GatewayParts, body: unknown) => {
  const { controlToken } = decodeRequest(ContinueBody, body);
  const order = await orderOrRefuse(parts, body);
  demandControl(parts, order, controlToken);
  const { amount } = await act(parts, order, (provider, reference) => provider.continueOrder?.(reference));
  const { ticker, network } = order.terms.to;
  return {
    result: { result: true, data: { estimate: { amount: wireAmount(amount), currency: ticker, network } } },
  };
};

/** Routes below `/v2`: what the visitor can decide (api contract §3.9). */
export const addActionRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.get('/exchange/actions', async ({ query }) => {
    const order = await orderOrRefuse(parts, query);
    const { refund: back, continueAt } = await actionsOf(parts, order);
    return {
      needsControlToken: order.terms.hasControlToken,
      refund: {
        available: back !== null,
        amount: wireAmount(back?.amount ?? null),
        additionalAddressList: [],
      },
      continue: { available: continueAt !== null, currentEstimate: wireAmount(continueAt?.amount ?? null) },
    };
  });
  app.post('/exchange/refund', ({ body }) => refund(parts, body));
  app.post('/exchange/continue', ({ body }) => goOn(parts, body));
};
