import Big from 'big.js';
import * as t from 'io-ts';

import { depositOf, endOf, owedTo } from '@coinlane/provider-lab/soak';
import type { MinedTransfer, SoakParts, Swap } from '@coinlane/provider-lab/soak';

import { requiredConfirmations } from '../witness/confirmations.ts';

const Text = t.union([t.string, t.null]);
const Amount = t.union([t.number, t.string, t.null]);

/** The reply of which an order's page consists. */
export const Page = t.type({
  status: t.string,
  providerOrderId: t.string,
  payinAddress: t.string,
  payoutAddress: t.string,
  refundAddress: Text,
  payinHash: Text,
  payoutHash: Text,
  refundHash: Text,
  amountFrom: Amount,
  amountTo: Amount,
  refundAmount: Amount,
  actionsAvailable: t.boolean,
  confirmations: t.union([t.null, t.type({ seen: t.number, required: t.number })]),
  chainDoubt: t.union([t.null, t.type({ transfer: t.string, kind: t.string })]),
});
export type Page = t.TypeOf<typeof Page>;

type Facts = SoakParts['facts'];

/** False statements of a page. */
export type Untrue = {
  /** A moment later the page must be right. */
  readonly now: readonly string[];
  /** Never allowed. */
  readonly ever: readonly string[];
};

const AFTER_DEPOSIT: readonly string[] = [
  'exchanging',
  'sending',
  'finished',
  'failed',
  'refunding',
  'refunded',
];
const WITHOUT_DEPOSIT: readonly string[] = ['new', 'waiting', 'expired'];
/** The lab exchanges a deposit that is as deep: no reorganisation of the soak can remove it. */
const FINAL_DEPTH = 7;

type Leg = {
  readonly word: 'finished' | 'refunded';
  readonly hash: string | null;
  readonly network: string;
  readonly transfers: readonly MinedTransfer[];
};

const legsOf = (page: Page, swap: Swap, facts: Facts) => ({
  finished: {
    ...{ word: 'finished', hash: page.payoutHash, network: swap.to.network },
    transfers: facts.transfersTo(swap.to, swap.recipient),
  } satisfies Leg,
  refunded: {
    ...{ word: 'refunded', hash: page.refundHash, network: swap.from.network },
    transfers: facts.transfersTo(swap.from, swap.refundAddress),
  } satisfies Leg,
});

const confirmationsOf = (transfers: readonly MinedTransfer[], hash: string | null): number =>
  transfers.find(({ txid }) => txid === hash)?.confirmations ?? 0;

/** A final status needs its transfer in the chain, with all confirmations. */
const finalProblems = (page: Page, leg: Leg, facts: Facts): Untrue => {
  if (page.status !== leg.word) return { now: [], ever: [] };
  const required = requiredConfirmations(leg.network);
  const most = facts.mostConfirmations(leg.hash ?? '');
  return {
    now:
      confirmationsOf(leg.transfers, leg.hash) >= required
        ? []
        : [`${leg.word} without a transfer on the chain`],
    ever: most >= required ? [] : [`${leg.word} after ${String(most)} of ${String(required)} confirmations`],
  };
};

type Check = readonly [isUntrue: boolean, problem: string];

const failed = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap(([isUntrue, problem]) => (isUntrue ? [problem] : []));

/** Addresses are those of the creation, and no page offers a decision about a deposit as agreed. */
const termProblems = (page: Page, swap: Swap): readonly string[] => {
  const isEnd = page.status === 'finished' || page.status === 'refunded';
  const isDecided = ['under, refund', 'under, continue', 'late'].includes(swap.kind);
  return failed([
    [!['', swap.depositAddress].includes(page.payinAddress), `deposit address ${page.payinAddress}`],
    [page.payoutAddress !== swap.recipient, `recipient ${page.payoutAddress}`],
    [page.refundAddress !== swap.refundAddress, `refund address ${String(page.refundAddress)}`],
    [isEnd && page.status !== endOf(swap), `ends as ${page.status}`],
    [page.actionsAvailable && !isDecided, 'a decision that is not due'],
  ]);
};

/** A status needs the deposit that it is about. */
const statusProblems = ({ status, payinAddress, chainDoubt }: Page, depth: number): readonly string[] => [
  ...(WITHOUT_DEPOSIT.includes(status)
    ? failed([
        [depth > 0, `${status} with a deposit`],
        [status !== 'expired' && payinAddress === '', 'no deposit address'],
      ])
    : []),
  ...failed([
    [AFTER_DEPOSIT.includes(status) && depth === 0, `${status} without a deposit`],
    [status === 'confirming' && depth === 0 && chainDoubt === null, 'confirming nothing'],
  ]),
];

const depositProblems = (page: Page, swap: Swap, facts: Facts): readonly string[] => {
  const deposits = facts.transfersTo(swap.from, swap.depositAddress);
  const depth = deposits[0]?.confirmations ?? 0;
  const { payinHash, amountFrom } = page;
  const isAmountRight = amountFrom === null || new Big(amountFrom).eq(depositOf(swap));
  return [
    ...statusProblems(page, depth),
    ...(depth >= FINAL_DEPTH
      ? failed([
          [!deposits.some(({ txid }) => txid === payinHash), 'another deposit'],
          [!isAmountRight, `received ${String(amountFrom)}`],
        ])
      : []),
  ];
};

const inUnits = (amount: Page['amountTo'], decimals: number): bigint =>
  BigInt(new Big(amount ?? 0).times(new Big(10).pow(decimals)).round(0, Big.roundDown).toFixed());

/** Amounts of an end. The page rounds nothing that was paid. */
const amountProblems = (page: Page, swap: Swap): readonly string[] => {
  const { paid, returned } = owedTo(swap);
  if (page.status === 'finished' && inUnits(page.amountTo, swap.to.decimals) !== paid)
    return [`paid ${String(page.amountTo)}`];
  if (page.status === 'refunded' && inUnits(page.refundAmount, swap.from.decimals) !== returned)
    return [`returned ${String(page.refundAmount)}`];
  return [];
};

/** Confirmations are those of the transfer that the status waits for. */
const confirmationProblems = (page: Page, swap: Swap, facts: Facts): readonly string[] => {
  const { confirmations: shown, status } = page;
  if (shown === null) return [];
  const { finished, refunded } = legsOf(page, swap, facts);
  const actual =
    status === 'sending'
      ? confirmationsOf(finished.transfers, page.payoutHash)
      : status === 'refunding'
        ? confirmationsOf(refunded.transfers, page.refundHash)
        : confirmationsOf(facts.transfersTo(swap.from, swap.depositAddress), page.payinHash);
  return shown.seen === Math.min(actual, shown.required)
    ? []
    : [`${status} with ${String(shown.seen)} confirmations instead of ${String(actual)}`];
};

/** Compares a page with the chains. */
export const comparePage = (page: Page, swap: Swap, facts: Facts): Untrue => {
  const { finished, refunded } = legsOf(page, swap, facts);
  const ends = [finalProblems(page, finished, facts), finalProblems(page, refunded, facts)];
  return {
    ever: [...termProblems(page, swap), ...amountProblems(page, swap), ...ends.flatMap(({ ever }) => ever)],
    now: [
      ...ends.flatMap(({ now }) => now),
      ...depositProblems(page, swap, facts),
      ...confirmationProblems(page, swap, facts),
    ],
  };
};
