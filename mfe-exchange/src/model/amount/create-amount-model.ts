import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import { amountForField, parseAmount } from '../../domain/amount';
import { DEFAULT_AMOUNT, DEFAULT_TICKERS, initialAmount } from '../../domain/currency';
import type { Currency } from '../../domain/currency';
import type { FixedRateAvailability, Pair } from '../../domain/pair';
import { switchRateMode } from '../../domain/rate-mode';

/** What a URL says about amounts; null: nothing, so what is there stays. */
export type AskedAmounts = {
  readonly amount: DecimalString | null;
  readonly amountTo: DecimalString | null;
  readonly rateMode: RateMode | null;
  readonly direction: Direction | null;
};

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $language: Store<Language>;
  readonly $fixedRate: Store<FixedRateAvailability>;
  /** Which rate modes are not hidden (spec §2 "Hiding modes"). */
  readonly $offeredRateModes: Store<readonly RateMode[]>;
  /** The visitor picked currencies or another kind of exchange: the amount of the old `from` is no wish for the new. */
  readonly fromReplaced: Event<unknown>;
};

/** What the two fields hold, and how they are read. */
export type Amounts = {
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

const inField = (amount: DecimalString | null, otherwise: string, language: Language): string =>
  amount === null ? otherwise : amountForField(amount, language);

/** What the URL asks for over what is there; a wanted receive amount counts only with a fixed rate. */
export const withAsked = (amounts: Amounts, asked: AskedAmounts, language: Language): Amounts => {
  const rateMode = asked.rateMode ?? 'floating';
  const isReverse = rateMode === 'fixed' && asked.direction === 'reverse' && asked.amountTo !== null;
  return {
    sendText: inField(asked.amount, amounts.sendText, language),
    receiveText: isReverse ? inField(asked.amountTo, '', language) : '',
    direction: isReverse ? 'reverse' : 'direct',
    rateMode,
  };
};

/** An exact send amount in the field. Changing it clears the wanted one (spec §4 "Currency and amount changes"). */
const withSend = (amounts: Amounts, amount: DecimalString, language: Language): Amounts => ({
  ...amounts,
  sendText: amountForField(amount, language),
  receiveText: '',
  direction: 'direct',
});

type Written = { readonly amounts: Amounts; readonly language: Language };

/** An exact amount to be received; only a fixed rate can promise one. */
const withReceive = ({ amounts, language }: Written, amount: DecimalString): Amounts => ({
  ...amounts,
  receiveText: amountForField(amount, language),
  direction: 'reverse',
  rateMode: 'fixed',
});

/** What a `from` begins with (spec §4); the default pair's amount is spec §9's where the service names none. */
const startOf = ({ ticker, manualDefaultValue, defaultValue }: Currency): DecimalString =>
  initialAmount({
    given: null,
    manualDefaultValue,
    defaultValue: defaultValue ?? (ticker === DEFAULT_TICKERS.from ? DEFAULT_AMOUNT : null),
  });

const createAmounts = ({ $pair, $language, fromReplaced }: Options) => {
  const sendTyped = createEvent<string>();
  const receiveTyped = createEvent<string>();
  /** Exact amounts put into a field by a button: the minimum, the maximum, one of two readings. */
  const sendChosen = createEvent<DecimalString>();
  const receiveChosen = createEvent<DecimalString>();
  /** What a payment link filled in is taken back. */
  const amountsRestored = createEvent<Amounts>();
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
    .on(rateModePicked, withRateMode)
    .on(amountsRestored, (_, amounts) => amounts);
  const source = { amounts: $amounts, language: $language };
  sample({
    clock: sendChosen,
    source,
    fn: ({ amounts, language }, amount) => withSend(amounts, amount, language),
    target: $amounts,
  });
  sample({ clock: receiveChosen, source, fn: withReceive, target: $amounts });
  sample({
    clock: amountsAsked,
    source,
    fn: ({ amounts, language }, asked) => withAsked(amounts, asked, language),
    target: $amounts,
  });

  /** Somebody said an amount for the present `from`: by the address, or by typing. */
  const $isGiven = createStore(false, { serialize: 'ignore' })
    .on([sendTyped, receiveTyped, sendChosen, receiveChosen], () => true)
    .on(amountsAsked, (_, { amount, amountTo }) => amount !== null || amountTo !== null)
    .on(fromReplaced, () => false);
  // kept by itself and sent along by the server: another `to` is no change of `from`, not even the first one in a browser
  const $fromTicker = createStore<string | null>(null).on($pair, (last, pair) => pair?.from.ticker ?? last);
  sample({
    clock: $fromTicker.updates,
    source: { ...source, pair: $pair, isGiven: $isGiven },
    filter: ({ pair, isGiven }) => pair !== null && !isGiven,
    fn: ({ amounts, language, pair }) =>
      pair === null ? amounts : withSend(amounts, startOf(pair.from), language),
    target: $amounts,
  });
  return {
    sendTyped,
    receiveTyped,
    sendChosen,
    receiveChosen,
    amountsRestored,
    rateModePicked,
    amountsAsked,
    $amounts,
  };
};

const rateModeOf = (
  { rateMode }: Amounts,
  { _tag }: FixedRateAvailability,
  offered: readonly RateMode[],
): RateMode => {
  if (_tag !== 'Available') return 'floating';
  return offered.includes(rateMode) ? rateMode : (offered[0] ?? 'floating');
};

/** The two amounts and the rate mode, as the visitor typed and picked them. */
export const createAmountModel = (options: Options) => {
  const { $language, $fixedRate, $offeredRateModes } = options;
  const { $amounts, ...events } = createAmounts(options);
  const { sendTyped, receiveTyped, sendChosen, receiveChosen, amountsRestored, rateModePicked } = events;
  const $rateMode = combine($amounts, $fixedRate, $offeredRateModes, rateModeOf);
  return {
    ...events,
    edited: merge([sendTyped, receiveTyped, sendChosen, receiveChosen, amountsRestored, rateModePicked]),
    $amounts,
    /** Whether an amount to be received can be promised. */
    $mayPromise: combine(
      $fixedRate,
      $offeredRateModes,
      ({ _tag }, offered) => _tag === 'Available' && offered.includes('fixed'),
    ),
    /** What holds for this pair: a fixed rate is wanted and there is one. */
    $rateMode,
    $direction: combine($amounts, $rateMode, ({ direction }, rateMode): Direction =>
      rateMode === 'fixed' ? direction : 'direct',
    ),
    $send: combine($amounts, $language, ({ sendText }, language) => parseAmount(sendText, language)),
    $receive: combine($amounts, $language, ({ receiveText }, language) => parseAmount(receiveText, language)),
  };
};
