import type { Network } from '@coinlane/shared-contracts/values';

import type { Order, OrderSide } from '../orders/order.ts';
import type { Observation } from '../provider.ts';
import type { ChainReading, TransferQuery } from './chain-reading.ts';
import { FALSE_AT_ONCE, FALSE_IF_IT_STAYS, NO_VIEW, STAYS_MS } from './chain-view.ts';
import type { ChainView, LegView } from './chain-view.ts';
import { requiredConfirmations, settledConfirmations } from './confirmations.ts';
import { judge } from './judge.ts';
import type { Judged } from './judge.ts';
import { judgeLeg } from './judge-leg.ts';
import type { NodeHealth, WatchedNode } from './watch-node.ts';

/** False reports of one provider since the start. */
type FalseReports = {
  readonly orders: number;
  /** Description of the last one. */
  readonly last: string;
  readonly lastAtMs: number;
};

/** Compares the reports of providers with the chains. */
export type Witness = {
  /** Never rejects. Returns a report unchanged if no node is configured for its networks. */
  readonly judge: (order: Order, seen: Observation) => Promise<Judged>;
  /** Null: none. */
  readonly falseReportsOf: (provider: string) => FalseReports | null;
  readonly health: () => readonly NodeHealth[];
};

type WitnessPorts = {
  readonly nodes: ReadonlyMap<Network, Pick<WatchedNode, 'read'> & Partial<WatchedNode>>;
  readonly now: () => number;
  readonly log: (problem: string) => void;
};

type Claim = {
  readonly side: OrderSide;
  readonly hash: string | null;
  readonly address: string | null;
  readonly amount: string | null;
  /** Whether the report needs a transaction to be complete. */
  readonly needsHash: boolean;
};

type LegName = keyof ChainView;

const claimsOf = ({ terms, state }: Order, seen: Observation): Readonly<Record<LegName, Claim>> => ({
  deposit: {
    side: terms.from,
    hash: seen.payinHash ?? state.payinHash,
    address: terms.payinAddress,
    // a smaller reported amount would be an underpayment that did not happen; a larger one harms no visitor
    amount: null,
    needsHash: false,
  },
  payout: {
    side: terms.to,
    hash: seen.payoutHash ?? state.payoutHash,
    address: terms.payoutAddress,
    amount: seen.amountTo ?? state.amountTo,
    needsHash: seen.status === 'finished',
  },
  refund: {
    side: terms.from,
    hash: seen.refundHash ?? state.refundHash,
    address: terms.refundAddress,
    amount: seen.refundAmount ?? state.refundAmount,
    needsHash: seen.status === 'refunded',
  },
});

const FALSE_WORDS: Readonly<Partial<Record<NonNullable<LegView['doubt']>, string>>> = {
  'no-hash': 'names no transaction',
  missing: 'is not on the chain',
  elsewhere: 'does not pay the address of the order',
  less: 'pays less than reported',
};

const isFalseReport = ({ doubt, doubtSinceMs }: LegView, nowMs: number): boolean => {
  if (doubt === null) return false;
  const hasStayed = nowMs - (doubtSinceMs ?? nowMs) >= STAYS_MS;
  return FALSE_AT_ONCE.has(doubt) || (FALSE_IF_IT_STAYS.has(doubt) && hasStayed);
};

/** Reports providers with false reports, once per order and transfer. */
const createRegister = ({ now, log }: WitnessPorts) => {
  const named = new Map<string, FalseReports>();
  const known = new Set<string>();
  return {
    of: (provider: string): FalseReports | null => named.get(provider) ?? null,
    add: ({ terms: { id, provider } }: Order, name: LegName, leg: LegView | null): void => {
      const key = `${id} ${name}`;
      if (leg === null || known.has(key) || !isFalseReport(leg, now())) return;
      const last = `order ${id}: the reported ${name} ${FALSE_WORDS[leg.doubt ?? 'missing'] ?? ''}`;
      const isNewOrder = ![...(['deposit', 'payout', 'refund'] as const)].some((one) =>
        known.has(`${id} ${one}`),
      );
      known.add(key);
      const before = named.get(provider)?.orders ?? 0;
      named.set(provider, { orders: before + (isNewOrder ? 1 : 0), last, lastAtMs: now() });
      log(`${provider}: ${last}`);
    },
  };
};

/** Creates the witness of the configured nodes. */
export const createWitness = (ports: WitnessPorts): Witness => {
  const { nodes, now } = ports;
  const register = createRegister(ports);

  const readLeg = async (claim: Claim, before: LegView | null): Promise<LegView | null> => {
    const { side, hash, address, amount, needsHash } = claim;
    const node = nodes.get(side.network);
    // an order of an older version has no asset
    if (node === undefined || side.asset === null || address === null) return null;
    if (hash === null && !needsHash) return null;
    const query = (known: string): TransferQuery => ({
      hash: known,
      address,
      contract: side.asset?.contract ?? null,
    });
    const reading: ChainReading | null = hash === null ? null : await node.read(query(hash));
    const required = requiredConfirmations(side.network);
    const settled = settledConfirmations(side.network);
    return judgeLeg({ hash, amount, reading, required, settled }, before, now());
  };

  return {
    judge: async (order, seen) => {
      const claims = claimsOf(order, seen);
      const before = order.state.chain ?? NO_VIEW;
      const [deposit, payout, refund] = await Promise.all([
        readLeg(claims.deposit, before.deposit),
        readLeg(claims.payout, before.payout),
        readLeg(claims.refund, before.refund),
      ]);
      const view: ChainView = { deposit, payout, refund };
      for (const name of ['deposit', 'payout', 'refund'] as const) register.add(order, name, view[name]);
      return judge(order, seen, view, now());
    },
    falseReportsOf: register.of,
    health: () => [...nodes.values()].flatMap((node) => (node.health ? [node.health()] : [])),
  };
};

/** Witness without nodes, which returns every report unchanged. */
export const noWitness: Witness = {
  judge: (_, seen) => Promise.resolve({ ...seen, chain: null, isRetraction: false }),
  falseReportsOf: () => null,
  health: () => [],
};
