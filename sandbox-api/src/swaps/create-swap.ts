import { randomBytes } from 'node:crypto';

import { payinTargetOf } from '../addresses/index.ts';
import type { Clock } from '../clock.ts';
import { TOKEN_SWAP_SHARE } from '../currencies/index.ts';
import { Refusal } from '../http/index.ts';
import { currencyOf } from '../orders/index.ts';
import type { IdempotencyKeys, OrderService } from '../orders/index.ts';
import { pairOfTickers } from '../estimates/index.ts';
import { swapRequestOf } from './swap-request.ts';
import type { SwapRequest } from './swap-request.ts';
import { swapStoryOf } from './swap-story.ts';
import type { SwapStore } from './swap-store.ts';
import type { Swap } from './swap.ts';

const DECIMALS = 8;

export type SwapDependencies = {
  readonly orderService: OrderService;
  readonly store: SwapStore;
  readonly keys: IdempotencyKeys;
  readonly clock: Clock;
};

/** Namespace and idempotency key of a request. */
export type SwapAttempt = { readonly namespace: string; readonly key: string; readonly body: unknown };

const swapOf = (request: SwapRequest, namespace: string, nowMs: number): Swap => {
  const id = randomBytes(7).toString('hex');
  const payin = payinTargetOf(currencyOf(request.from.ticker), id);
  const side = ({ token, blockchain, ticker }: SwapRequest['from']) => ({
    currency: token,
    blockchain,
    ticker,
  });
  return {
    id,
    namespace,
    createdAt: nowMs,
    plan: { startedAt: nowMs, steps: swapStoryOf(request.amount.toFixed()) },
    from: side(request.from),
    to: side(request.to),
    amount: request.amount.toFixed(),
    received: request.amount.times(TOKEN_SWAP_SHARE).round(DECIMALS, 0).toFixed(),
    payinAddress: payin.address,
    payinExtraId: payin.extraId,
    payoutAddress: request.payoutAddress,
    payoutExtraId: request.payoutExtraId === '' ? null : request.payoutExtraId,
  };
};

/** Places an order for USDT and BNB, so that `/exchange/txs/{id}` shows it (spec §2 "After creating a swap"). */
const placeOrder = (
  { orderService }: SwapDependencies,
  request: SwapRequest,
  { namespace, key, body }: SwapAttempt,
): string => {
  const outcome = orderService.create(
    () => ({
      namespace,
      pair: pairOfTickers(request.from.ticker, request.to.ticker),
      provider: '',
      flow: 'standard',
      type: 'direct',
      amount: request.amount,
      address: request.payoutAddress,
      extraId: request.payoutExtraId,
      refundAddress: '',
      refundExtraId: '',
      rateId: '',
      promoCode: '',
      userId: '',
      contactEmail: '',
      depositType: '',
      payload: {},
    }),
    namespace,
    { key, body },
  );
  if (outcome._tag === 'Failed')
    throw new Refusal(400, { error: 'cannot_create_transaction', message: 'The order was not made' });
  return outcome.seen.order.id;
};

/**
 * Creates a swap once: the same key and body return the same swap. Refuses a used key with another body with a 409.
 */
export const createSwap = (parts: SwapDependencies, attempt: SwapAttempt): string => {
  const made = parts.keys.find(attempt.namespace, attempt);
  if (made !== null) return made;
  const request = swapRequestOf(attempt.body);
  if (request.pair.isExchange) return placeOrder(parts, request, attempt);
  const swap = swapOf(request, attempt.namespace, parts.clock.nowIn(attempt.namespace));
  parts.store.save(swap);
  parts.keys.save(attempt.namespace, attempt, swap.id);
  return swap.id;
};
