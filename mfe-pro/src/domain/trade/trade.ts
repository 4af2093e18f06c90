import Big from 'big.js';

import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { reviewAmount } from '../amount';
import type { AmountProblem, Balance } from '../amount';

/** Spec §2, §4 "Pro trade": EXCHANGE → CONFIRM → STATUS. */
export const TRADE_STEPS = ['EXCHANGE', 'CONFIRM', 'STATUS'] as const;
export type TradeStep = (typeof TRADE_STEPS)[number];

/** Quote of a trade between two balances, valid until a time in ms since the epoch. */
export type Quote = {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: DecimalString;
  readonly toAmount: DecimalString;
  readonly rate: DecimalString;
  readonly rateId: string;
  readonly validUntilMs: number;
  /** Original validity in ms. */
  readonly heldForMs: number;
};

export type QuoteRequest = { readonly from: string; readonly to: string; readonly amount: DecimalString };

/** A trade at a quoted rate. A repeated request ID is the same trade. */
export type TradeOrder = {
  readonly rateId: string;
  readonly amount: DecimalString;
  readonly requestId: string;
};

/** A completed or pending trade. */
export type Trade = {
  readonly id: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly fromAmount: DecimalString;
  readonly toAmount: DecimalString;
  readonly rate: DecimalString | null;
  /** In units of the platform token. */
  readonly cashback: DecimalString;
  readonly atMs: number | null;
};

/** Form of a trade. The amount is the typed text. */
export type TradeDraft = { readonly from: string; readonly to: string; readonly typed: string };

export type TradeReview =
  | { readonly _tag: 'Good'; readonly amount: DecimalString }
  | { readonly _tag: 'Bad'; readonly problem: AmountProblem | 'SameCurrency' };

/** Problem that prevents a quote. */
export const reviewTrade = (
  { from, to, typed }: TradeDraft,
  balance: Balance,
  language: Language,
): TradeReview => {
  // no currency is chosen until the balances are loaded
  if (from === to && from !== '') return { _tag: 'Bad', problem: 'SameCurrency' };
  return reviewAmount(typed, balance, language);
};

const USUAL_DECIMALS = 8;

/** A percentage of the balance, rounded down to the decimals of its currency. */
export const partOf = (available: DecimalString, percent: number, decimals: number | null): DecimalString =>
  percent === 100
    ? Big(available).toFixed()
    : Big(available)
        .times(percent)
        .div(100)
        .round(decimals ?? USUAL_DECIMALS, Big.roundDown)
        .toFixed();

const FINAL: readonly string[] = ['finished', 'failed', 'refunded'];

/** Whether a trade is final. An unknown status can still change. */
export const isFinal = ({ status }: Pick<Trade, 'status'>): boolean => FINAL.includes(status);
