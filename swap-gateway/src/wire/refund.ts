import { checkAddress, isSameAccount, isSameDestination } from '@coinlane/chains/addresses';

import type { GatewayParts } from '../gateway-parts.ts';
import { Refusal, refusalOf } from '../http/refusal.ts';
import type { Order } from '../orders/order.ts';
import type { Observation, RefundTarget } from '../provider.ts';
import { contractsOf } from './contracts-of.ts';
import { demandExtraId } from './demand-extra-id.ts';
import { orderOrRefuse } from './order-routes.ts';
import { decodeRequest, RefundBody } from './request-fields.ts';
import { act, demandControl, NOT_AVAILABLE } from './run-action.ts';

/** A refund goes to an account on the network of the deposit, never to a token contract or the deposit address. */
const demandPayable = async (
  { catalogue }: GatewayParts,
  { terms }: Order,
  { address, extraId }: RefundTarget,
): Promise<void> => {
  const { network } = terms.from;
  const contracts = contractsOf(await catalogue.current());
  const verdict = await checkAddress({ address, network, contracts, matchesPattern: null });
  if (verdict._tag !== 'Valid' || isSameAccount(network, address, terms.payinAddress))
    throw new Refusal(400, {
      error: 'not_valid_address',
      message: 'Please enter another address',
      field: 'address',
    });
  demandExtraId('extraId', { address, extraId: extraId ?? '' }, network);
};

/** Whether an order has no refund address yet, or has this one with this memo. */
const isOwnRefund = ({ terms }: Order, target: RefundTarget): boolean => {
  const { from, refundAddress: address, refundExtraId: extraId } = terms;
  return address === null || isSameDestination(from.network, { address, extraId }, target);
};

const withTarget = ({ terms }: Order, { address, extraId }: RefundTarget) => ({
  ...terms,
  refundAddress: address,
  refundExtraId: extraId,
});

/**
 * Records the refund address before the provider receives it, so that only one of two concurrent requests is sent.
 * An existing address and memo cannot be replaced.
 */
const reserve = async ({ store }: GatewayParts, order: Order, target: RefundTarget): Promise<void> => {
  const reserved = await store.changeTerms(order.terms.id, (stored) =>
    isOwnRefund(stored, target) ? withTarget(stored, target) : null,
  );
  if (reserved !== null) return;
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: 'This order is refunded only to the refund address that was given with it.',
    field: 'address',
  });
};

/** Allows another address after a refusal, unless the provider has accepted this one in another request. */
const release = async ({ store }: GatewayParts, { terms }: Order, target: RefundTarget): Promise<void> => {
  const { refundAddress, refundExtraId } = terms;
  await store.changeTerms(terms.id, (stored) =>
    stored.state.hasActions && isOwnRefund(stored, target)
      ? { ...stored.terms, refundAddress, refundExtraId }
      : null,
  );
};

const record = async (parts: GatewayParts, order: Order, target: RefundTarget): Promise<void> => {
  const changed = await parts.store.changeTerms(order.terms.id, (stored) => withTarget(stored, target));
  const { state } = changed ?? order;
  // the provider has no status for a running refund
  const seen: Observation = {
    ...state,
    status: 'refunding',
    rawStatus: 'refund accepted',
    hasActions: false,
    depositIssue: null,
  };
  await parts.refresher.apply(changed ?? order, seen, 'action');
};

/** Refunds a deposit to an address of the visitor. Throws a refusal. */
export const refund = async (parts: GatewayParts, body: unknown): Promise<{ readonly result: true }> => {
  const { address, extraId, controlToken } = decodeRequest(RefundBody, body);
  const order = await orderOrRefuse(parts, body);
  demandControl(parts, order, controlToken);
  const target = { address, extraId: extraId === '' ? null : extraId };
  await demandPayable(parts, order, target);
  // the page of an order shows its refund address, so one that the provider cannot accept is not recorded
  if (!order.state.hasActions) throw refusalOf(NOT_AVAILABLE);
  await reserve(parts, order, target);
  try {
    await act(parts, order, (provider, reference) => provider.refund?.(reference, target));
  } catch (error) {
    // after a fault, the provider may have accepted the address
    if (error instanceof Refusal && error.body.error !== 'outcome_unknown')
      await release(parts, order, target);
    throw error;
  }
  // the provider has accepted the address, and a fault of our database must not report the opposite
  await record(parts, order, target).catch((error: unknown) =>
    parts.log(`${order.terms.provider}: a refund of order ${order.terms.id} is not saved: ${String(error)}`),
  );
  return { result: true };
};
