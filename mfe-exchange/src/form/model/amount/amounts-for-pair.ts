import { amountForField, parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, Language, Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_AMOUNT, DEFAULT_TICKERS, initialAmount } from '../../../currency/domain/currency';
import type { Currency } from '../../../currency/domain/currency';
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
  /** The direction before the change of the pair. */
  readonly direction: Direction;
  readonly counterValue: CounterValue | null;
  /** Amounts before the last swap of the sides. Null: the pair or an amount has changed since. */
  readonly beforeFlip: Amounts | null;
  /** Whether the user switched between exchanging, buying and selling. */
  readonly isKindPicked: boolean;
  readonly language: Language;
};

/** Amounts for a new pair, and the amounts that a second swap restores. */
export type PairAmounts = { readonly amounts: Amounts; readonly beforeFlip: Amounts | null };

/** The usual amount of a `from` currency (spec §4), or 0.1 as for the default pair (spec §9). */
const withUsual = ({ amounts, language }: Facts, from: Currency): Amounts => {
  const { ticker, manualDefaultValue, defaultValue } = from;
  const amount = initialAmount({
    given: null,
    manualDefaultValue,
    defaultValue: defaultValue ?? (ticker === DEFAULT_TICKERS.from ? DEFAULT_AMOUNT : null),
  });
  return { ...withSendText(amounts, amountForField(amount, language)), isGiven: false };
};

/** Text of the receive amount. Null: unknown for the current send amount. */
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

/** The receive amount becomes the send amount. The next swap restores the amounts exactly. */
const flipped = (facts: Facts, before: Pair, after: Pair): Amounts => {
  const { amounts, beforeFlip } = facts;
  if (beforeFlip !== null) return beforeFlip;
  const text = receiveTextOf(facts, before);
  if (text !== null) return { ...withSendText(amounts, text), isGiven: amounts.isGiven };
  return amounts.isGiven ? amounts : withUsual(facts, after.from);
};

/**
 * Returns the amounts after a change of the pair. A swap uses the counter-value. With another `from`, an amount
 * from the user stays; otherwise the usual amount of the currency applies (spec §4 "Currency and amount changes").
 * Another kind of exchange always uses the usual amount, because an amount of coins is meaningless in fiat.
 */
export const amountsForPair = (facts: Facts, { before, after, cause }: PairChange): PairAmounts => {
  const { amounts, isKindPicked } = facts;
  if (before !== null && cause !== 'answer' && isSamePair(swapSides(before), after))
    return { amounts: flipped(facts, before, after), beforeFlip: amounts };
  const isFromUnchanged = before?.from.ticker === after.from.ticker;
  const isKept = isFromUnchanged || (amounts.isGiven && !isKindPicked);
  return { amounts: isKept ? amounts : withUsual(facts, after.from), beforeFlip: null };
};
