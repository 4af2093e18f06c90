import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Store } from 'effector';

import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import { amountForField, parseAmount } from '../../domain/amount';
import { DEFAULT_AMOUNT } from '../../domain/currency';
import { fixedRateAvailability } from '../../domain/pair';
import type { FixedRateAvailability, Pair } from '../../domain/pair';
import { switchRateMode } from '../../domain/rate-mode';

/** What a URL says about amounts; null: nothing, so what is there stays. */
export type AskedAmounts = {
  readonly amount: DecimalString | null;
  readonly amountTo: DecimalString | null;
  readonly rateMode: RateMode | null;
  readonly direction: Direction | null;
};

type Options = { readonly $pair: Store<Pair | null>; readonly $language: Store<Language> };

type Amounts = {
  /** As typed, in the page's notation. */
  readonly sendText: string;
  readonly receiveText: string;
  readonly direction: Direction;
  readonly rateMode: RateMode;
};

const initial: Amounts = {
  sendText: DEFAULT_AMOUNT,
  receiveText: '',
  direction: 'direct',
  rateMode: 'floating',
};

const availabilityOf = (pair: Pair | null): FixedRateAvailability =>
  pair === null ? { _tag: 'Available' } : fixedRateAvailability(pair, null);

/** Spec §4 "Rate mode, flow and type". */
export const withRateMode = (amounts: Amounts, rateMode: RateMode): Amounts => {
  const { direction, amountTo } = switchRateMode(
    {
      rateMode: amounts.rateMode,
      direction: amounts.direction,
      amountTo: amounts.receiveText,
      errors: [],
      warnings: [],
    },
    rateMode,
  );
  return { sendText: amounts.sendText, receiveText: amountTo ?? '', direction, rateMode };
};

/** What the URL asks for over what is there; a wanted receive amount counts only with a fixed rate. */
export const withAsked = (amounts: Amounts, asked: AskedAmounts, language: Language): Amounts => {
  const inField = (amount: DecimalString | null, otherwise: string): string =>
    amount === null ? otherwise : amountForField(amount, language);
  const rateMode = asked.rateMode ?? 'floating';
  const isReverse = rateMode === 'fixed' && asked.direction === 'reverse' && asked.amountTo !== null;
  return {
    sendText: inField(asked.amount, amounts.sendText),
    receiveText: isReverse ? inField(asked.amountTo, '') : '',
    direction: isReverse ? 'reverse' : 'direct',
    rateMode,
  };
};

/** The two amounts and the rate mode, as the visitor typed and picked them. */
export const createAmountModel = ({ $pair, $language }: Options) => {
  const sendTyped = createEvent<string>();
  const receiveTyped = createEvent<string>();
  /** An exact amount put into the field by a button: the minimum, the maximum, one of two readings. */
  const sendChosen = createEvent<DecimalString>();
  const rateModePicked = createEvent<RateMode>();
  const amountsAsked = createEvent<AskedAmounts>();

  const $amounts = createStore<Amounts>(initial)
    .on(sendTyped, (amounts, sendText): Amounts => ({
      ...amounts,
      sendText,
      receiveText: '',
      direction: 'direct',
    }))
    .on(receiveTyped, (amounts, receiveText): Amounts => ({ ...amounts, receiveText, direction: 'reverse' }))
    .on(rateModePicked, withRateMode);
  sample({
    clock: sendChosen,
    source: { amounts: $amounts, language: $language },
    fn: ({ amounts, language }, amount): Amounts => ({
      ...amounts,
      sendText: amountForField(amount, language),
      receiveText: '',
      direction: 'direct',
    }),
    target: $amounts,
  });
  sample({
    clock: amountsAsked,
    source: { amounts: $amounts, language: $language },
    fn: ({ amounts, language }, asked) => withAsked(amounts, asked, language),
    target: $amounts,
  });

  const $fixedRate = combine($pair, availabilityOf);
  const $rateMode = combine($amounts, $fixedRate, ({ rateMode }, { _tag }): RateMode =>
    _tag === 'Available' ? rateMode : 'floating',
  );
  return {
    sendTyped,
    receiveTyped,
    sendChosen,
    rateModePicked,
    amountsAsked,
    edited: merge([sendTyped, receiveTyped, sendChosen, rateModePicked]),
    $amounts,
    /** What holds for this pair: a fixed rate is wanted and there is one. */
    $rateMode,
    $direction: combine($amounts, $rateMode, ({ direction }, rateMode): Direction =>
      rateMode === 'fixed' ? direction : 'direct',
    ),
    $fixedRate,
    $send: combine($amounts, $language, ({ sendText }, language) => parseAmount(sendText, language)),
    $receive: combine($amounts, $language, ({ receiveText }, language) => parseAmount(receiveText, language)),
  };
};
