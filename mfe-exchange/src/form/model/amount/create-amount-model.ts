import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

import { amountForField, parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import type { FixedRateAvailability, PairChange } from '../../domain/pair';
import {
  INITIAL_AMOUNTS,
  withUrlAmounts,
  withRateMode,
  withReceive,
  withReceiveText,
  withSendText,
} from './amounts';
import type { Amounts, UrlAmounts } from './amounts';
import { amountsForPair } from './amounts-for-pair';
import type { CounterValue } from './amounts-for-pair';

type Options = {
  readonly $language: Store<Language>;
  readonly $fixedRate: Store<FixedRateAvailability>;
  /** Rate modes that are not hidden (spec §2 "Hiding modes"). */
  readonly $offeredRateModes: Store<readonly RateMode[]>;
  readonly pairChanged: Event<PairChange>;
  /** The user picked currencies. */
  readonly picked: Event<unknown>;
  /** The user switched between exchanging, buying and selling. The pair follows. */
  readonly kindPicked: Event<unknown>;
};

const createFields = ($language: Store<Language>) => {
  const sendTyped = createEvent<string>();
  const receiveTyped = createEvent<string>();
  /** Exact amounts that a button sets: the minimum, the maximum, one of two interpretations. */
  const sendChosen = createEvent<DecimalString>();
  const receiveChosen = createEvent<DecimalString>();
  /** An automatic change was undone. */
  const amountsRestored = createEvent<Amounts>();
  const rateModePicked = createEvent<RateMode>();
  const amountsRequested = createEvent<UrlAmounts>();

  const $amounts = createStore<Amounts>(INITIAL_AMOUNTS)
    .on(sendTyped, withSendText)
    .on(receiveTyped, withReceiveText)
    .on(rateModePicked, withRateMode)
    .on(amountsRestored, (_, amounts) => amounts);
  const source = { amounts: $amounts, language: $language };
  sample({
    clock: sendChosen,
    source,
    fn: ({ amounts, language }, amount) => withSendText(amounts, amountForField(amount, language)),
    target: $amounts,
  });
  sample({
    clock: receiveChosen,
    source,
    fn: ({ amounts, language }, amount) => withReceive(amounts, amount, language),
    target: $amounts,
  });
  sample({
    clock: amountsRequested,
    source,
    fn: ({ amounts, language }, asked) => withUrlAmounts(amounts, asked, language),
    target: $amounts,
  });
  return {
    sendTyped,
    receiveTyped,
    sendChosen,
    receiveChosen,
    amountsRestored,
    rateModePicked,
    amountsRequested,
    edited: merge([sendTyped, receiveTyped, sendChosen, receiveChosen, amountsRestored, rateModePicked]),
    $amounts,
  };
};

type Fields = ReturnType<typeof createFields> & { readonly $direction: Store<Direction> };

/** Updates the amounts after a change of the pair. */
const followPair = ({ $amounts, $direction, edited, amountsRequested }: Fields, options: Options) => {
  const { $language, pairChanged, picked, kindPicked } = options;
  const counterValueKnown = createEvent<CounterValue>();
  const $counterValue = createStore<CounterValue | null>(null).on(counterValueKnown, (_, known) => known);
  const $isKindPicked = createStore(false, { serialize: 'ignore' })
    .on(kindPicked, () => true)
    .reset(picked, edited, amountsRequested);
  const $beforeFlip = createStore<Amounts | null>(null, { serialize: 'ignore' });
  const ruled = sample({
    clock: pairChanged,
    source: {
      amounts: $amounts,
      direction: $direction,
      counterValue: $counterValue,
      beforeFlip: $beforeFlip,
      isKindPicked: $isKindPicked,
      language: $language,
    },
    fn: amountsForPair,
  });
  $beforeFlip.on(ruled, (_, { beforeFlip }) => beforeFlip).reset(edited, amountsRequested);
  $amounts.on(ruled, (_, { amounts }) => amounts);
  return { counterValueKnown };
};

const rateModeOf = (
  { rateMode }: Amounts,
  { _tag }: FixedRateAvailability,
  offered: readonly RateMode[],
): RateMode => {
  if (_tag !== 'Available') return 'floating';
  return offered.includes(rateMode) ? rateMode : (offered[0] ?? 'floating');
};

/** Model of the two amounts and the rate mode. */
export const createAmountModel = (options: Options) => {
  const { $language, $fixedRate, $offeredRateModes } = options;
  const fields = createFields($language);
  const { $amounts } = fields;
  const $rateMode = combine($amounts, $fixedRate, $offeredRateModes, rateModeOf);
  const $direction = combine($amounts, $rateMode, ({ direction }, rateMode): Direction =>
    rateMode === 'fixed' ? direction : 'direct',
  );
  return {
    ...fields,
    ...followPair({ ...fields, $direction }, options),
    /** Whether a receive amount can be promised. */
    $canPromise: combine(
      $fixedRate,
      $offeredRateModes,
      ({ _tag }, offered) => _tag === 'Available' && offered.includes('fixed'),
    ),
    /** Rate mode in effect: fixed only if it is chosen and available. */
    $rateMode,
    $direction,
    $send: combine($amounts, $language, ({ sendText }, language) => parseAmount(sendText, language)),
    $receive: combine($amounts, $language, ({ receiveText }, language) => parseAmount(receiveText, language)),
  };
};
