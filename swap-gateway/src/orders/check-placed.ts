import {
  checkAddress,
  hasExtraId,
  hasTwoExtraIds,
  isExtraIdOf,
  isSameAccount,
  isSameDestination,
} from '@coinlane/chains/addresses';
import { KNOWN_CONTRACTS } from '@coinlane/chains/known-contracts';
import type { Network } from '@coinlane/shared-contracts/values';

import { isPositive, isSameAmount, shortfallOf } from '../amount.ts';
import type { CreateOrder, Echo, PlacedOrder, Quote } from '../provider.ts';

/** Maximum share by which a floating order can be below the offer that the visitor saw. */
const MOST_SHORTFALL = 0.02;

/** Whether two forms of an address reach the same customer. A separate memo is compared elsewhere. */
const isSameAddress = (network: Network, one: string, other: string): boolean =>
  isSameDestination(network, { address: one, extraId: null }, { address: other, extraId: null });

const differences = (order: CreateOrder, echo: Echo): readonly string[] => {
  const { from, to, recipient, extraId, refundAddress, refundExtraId } = order;
  const refundMemo = echo.refundAddress === null ? echo.refundExtraId : (echo.refundExtraId ?? '');
  const given: readonly [name: string, echoed: string | null, isSame: (echoed: string) => boolean][] = [
    ['fromCurrency', echo.fromKey, (key) => key === from.key],
    ['toCurrency', echo.toKey, (key) => key === to.key],
    ['recipient', echo.recipient, (address) => isSameAddress(to.network, address, recipient)],
    ['extraId', echo.extraId, (id) => id === (extraId ?? '')],
    [
      'refundAddress',
      echo.refundAddress,
      (address) => refundAddress !== null && isSameAddress(from.network, address, refundAddress),
    ],
    ['refundExtraId', refundMemo, (id) => id === (refundExtraId ?? '')],
    [
      order.side === 'direct' ? 'fromAmount' : 'toAmount',
      order.side === 'direct' ? echo.fromAmount : echo.toAmount,
      (amount) => isSameAmount(amount, order.amount),
    ],
  ];
  return given.flatMap(([name, echoed, isSame]) => (echoed === null || isSame(echoed) ? [] : [name]));
};

/** Addresses of the visitor on the network of the deposit. */
const ownAddresses = ({ from, to, recipient, refundAddress }: CreateOrder): readonly string[] => [
  ...(to.network === from.network ? [recipient] : []),
  ...(refundAddress === null ? [] : [refundAddress]),
];

/** Networks on which providers receive all deposits on one account, because an account costs a reserve or a fee. */
const SHARED_ACCOUNTS: ReadonlySet<Network> = new Set([
  'xrp',
  'xlm',
  'eos',
  'waxp',
  'hbar',
  'bnb',
  'xem',
  'atom',
]);

/** Without its memo or tag, a deposit to a shared account belongs to no order. */
const extraIdProblemOf = (network: Network, address: string, extraId: string | null): string | null => {
  if (SHARED_ACCOUNTS.has(network) && !hasExtraId(network, { address, extraId }))
    return 'depositExtraId, which is missing';
  if (extraId === null) return null;
  const fits = isExtraIdOf(network, extraId) && !hasTwoExtraIds(network, { address, extraId });
  return fits ? null : 'depositExtraId';
};

const depositProblems = async (order: CreateOrder, placed: PlacedOrder): Promise<readonly string[]> => {
  const { network } = order.from;
  const verdict = await checkAddress({
    address: placed.depositAddress,
    network,
    contracts: KNOWN_CONTRACTS,
    matchesPattern: null,
  });
  if (verdict._tag !== 'Valid') return [`depositAddress is ${verdict._tag}`];
  if (ownAddresses(order).some((address) => isSameAccount(network, address, placed.depositAddress)))
    return ['depositAddress is an address of the visitor'];
  const problem = extraIdProblemOf(network, placed.depositAddress, placed.depositExtraId);
  return problem === null ? [] : [problem];
};

const amountProblems = (order: CreateOrder, placed: PlacedOrder, shown: Quote | null): readonly string[] => {
  const [given, actual] =
    order.side === 'direct' ? [order.amount, placed.fromAmount] : [order.amount, placed.toAmount];
  if (!isSameAmount(given, actual)) return ['amount'];
  if (!isPositive(placed.fromAmount) || !isPositive(placed.toAmount)) return ['amount'];
  if (shown === null) return [];
  const worse =
    order.side === 'direct'
      ? shortfallOf(shown.toAmount, placed.toAmount)
      : -shortfallOf(shown.fromAmount, placed.fromAmount);
  const isHeld = order.heldId !== null;
  return worse > (isHeld ? 0 : MOST_SHORTFALL) ? ['rate'] : [];
};

/** `rate`: only the rate has changed. `altered`: the reply is about another order, so nothing of it must be shown. */
export type PlacedProblem = { readonly kind: 'rate' | 'altered'; readonly what: string };

/**
 * Compares a placed order with the request and with the offer that the visitor saw, and checks its deposit address
 * for the network. Null: it can be shown.
 */
export const checkPlaced = async (
  order: CreateOrder,
  placed: PlacedOrder,
  shown: Quote | null,
): Promise<PlacedProblem | null> => {
  const amounts = amountProblems(order, placed, shown);
  const altered = [
    ...differences(order, placed.echo),
    ...(await depositProblems(order, placed)),
    ...amounts.filter((problem) => problem !== 'rate'),
  ];
  if (altered.length > 0) return { kind: 'altered', what: altered.join(', ') };
  return amounts.includes('rate') ? { kind: 'rate', what: 'rate' } : null;
};
