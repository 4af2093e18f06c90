import type { DecimalString, Direction, Language, Ticker } from '@coinlane/shared-contracts/values';

import { amountForField, parseAmount } from '../../domain/amount';
import { DEFAULT_AMOUNT, DEFAULT_TICKERS, initialAmount } from '../../domain/currency';
import type { Currency } from '../../domain/currency';
import { isSamePair, swapSides } from '../../domain/pair';
import type { Pair, PairChange } from '../../domain/pair';
import { withSendText } from './amounts';
import type { Amounts } from './amounts';

/** The last estimate of a send amount. */
export type CounterValue = {
  readonly from: Ticker;
  readonly to: Ticker;
  readonly amount: DecimalString;
  readonly value: DecimalString;
};

type Facts = {
  readonly amounts: Amounts;
  /** The direction that holds for the pair before the change. */
  readonly direction: Direction;
  readonly counterValue: CounterValue | null;
  /** The amounts before the last flip; null: the pair or an amount was changed since. */
  readonly beforeFlip: Amounts | null;
  /** The visitor switched between coins, buying and selling. */
  readonly isKindPicked: boolean;
  readonly language: Language;
};

/** The amounts for a new pair, and the ones that a second flip brings back. */
export type PairAmounts = { readonly amounts: Amounts; readonly beforeFlip: Amounts | null };

/** The usual amount of a `from` (spec §4); without one, the default pair's is 0.1 (spec §9). */
const withUsual = ({ amounts, language }: Facts, from: Currency): Amounts => {
  const { ticker, manualDefaultValue, defaultValue } = from;
  const amount = initialAmount({
    given: null,
    manualDefaultValue,
    defaultValue: defaultValue ?? (ticker === DEFAULT_TICKERS.from ? DEFAULT_AMOUNT : null),
  });
  return { ...withSendText(amounts, amountForField(amount, language)), isGiven: false };
};

/** The text of the amount to be received; null: not known for the present send amount. */
const receiveTextOf = (facts: Facts, { from, to }: Pair): string | null => {
  const { amounts, direction, counterValue, language } = facts;
  if (direction === 'reverse') return amounts.receiveText;
  const send = parseAmount(amounts.sendText, language);
  const isKnown =
    counterValue?.from === from.ticker &&
    counterValue.to === to.ticker &&
    send._tag === 'Exact' &&
    send.amount === counterValue.amount;
  return isKnown ? amountForField(counterValue.value, language) : null;
};

/** The amount that was to be received becomes the one to send; the next flip takes it back exactly. */
const flipped = (facts: Facts, before: Pair, after: Pair): Amounts => {
  const { amounts, beforeFlip } = facts;
  if (beforeFlip !== null) return beforeFlip;
  const text = receiveTextOf(facts, before);
  if (text !== null) return { ...withSendText(amounts, text), isGiven: amounts.isGiven };
  return amounts.isGiven ? amounts : withUsual(facts, after.from);
};

/**
 * The amounts after a change of the pair. A flip carries the counter-value over. Another `from` keeps a given amount and
 * else begins with its usual one (spec §4 "Currency and amount changes"); so does another kind of exchange in any case,
 * because an amount of coins says nothing about money.
 */
export const amountsForPair = (facts: Facts, { before, after, cause }: PairChange): PairAmounts => {
  const { amounts, isKindPicked } = facts;
  if (before !== null && cause !== 'answer' && isSamePair(swapSides(before), after))
    return { amounts: flipped(facts, before, after), beforeFlip: amounts };
  const isFromUnchanged = before?.from.ticker === after.from.ticker;
  const isKept = isFromUnchanged || (amounts.isGiven && !isKindPicked);
  return { amounts: isKept ? amounts : withUsual(facts, after.from), beforeFlip: null };
};
