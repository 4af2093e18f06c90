import { wireNumberOrNull } from '../http/index.ts';
import type { OrderSnapshot } from './order-service.ts';
import { arrivedOf, currencyOf } from './order-state.ts';
import { isoOrNull, wireAmount } from './wire.ts';

/** Row of `GET /v2/exchanges` (api contract §3.12). */
export const wireListed = ({ order, state }: OrderSnapshot) => ({
  createdAt: new Date(order.createdAt).toISOString(),
  updatedAt: new Date(state.updatedAt).toISOString(),
  exchangeId: order.id,
  requestId: null,
  status: state.status,
  validUntil: isoOrNull(order.validUntil),
  flow: order.flow,
  payin: {
    currency: currencyOf(order.fromTicker).currentTicker,
    address: order.payinAddress,
    extraId: order.payinExtraId,
    amount: wireNumberOrNull(state.amountFrom),
    expectedAmount: wireAmount(order.expectedFrom),
    hash: state.payinHash,
  },
  payout: {
    currency: currencyOf(order.toTicker).currentTicker,
    address: order.payoutAddress,
    extraId: order.payoutExtraId,
    amount: wireNumberOrNull(state.amountTo),
    expectedAmount: wireAmount(order.expectedTo),
    hash: state.payoutHash,
  },
  refund: {
    currency: state.refundAmount === null ? null : arrivedOf(order).currency.currentTicker,
    address: order.refundAddress,
    extraId: order.refundExtraId,
    amount: wireNumberOrNull(state.refundAmount),
    hash: state.refundHash,
  },
});
