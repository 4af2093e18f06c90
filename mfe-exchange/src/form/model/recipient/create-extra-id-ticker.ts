import { createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Pair } from '../../domain/pair';
import type { RecipientFields } from './recipient-fields';

type Options = {
  readonly $pair: Store<Pair | null>;
  /** A value was entered for the current `to`: an extra ID, the checkbox, or a payment link. */
  readonly entered: Event<unknown>;
};

type Seen = { readonly ticker: Ticker | null; readonly pair: Pair | null };

/** Returns the pair if its `to` differs from the currency that the values were entered for, otherwise undefined. */
const replacedBy = ({ ticker, pair }: Seen): Pair | undefined =>
  pair !== null && ticker !== null && ticker !== pair.to.ticker ? pair : undefined;

/**
 * Tracks the currency for which extra ID, checkbox and payment link were entered. Reports when `to` changes to
 * another one, for any reason.
 */
export const createExtraIdTicker = ({ $pair, entered }: Options) => {
  /** The stored draft of the pair was found. */
  const draftRead = createEvent<RecipientFields>();
  /** A change of the pair was undone, so the texts belong to the previous pair. */
  const fieldsRestored = createEvent<RecipientFields>();
  const $extraIdTicker = createStore<Ticker | null>(null, { serialize: 'ignore' });

  // one sample for the old ticker and the new pair, so that the order of updates has no effect
  const seen = sample({
    clock: $pair.updates,
    source: $extraIdTicker,
    fn: (ticker, pair): Seen => ({ ticker, pair }),
  });
  const enteredFor = sample({ clock: [entered, draftRead], source: $pair });
  $extraIdTicker
    .on(seen, (ticker, { pair }) => pair?.to.ticker ?? ticker)
    .on(enteredFor, (ticker, pair) => pair?.to.ticker ?? ticker)
    // the problems belong to the pair that is restored with the fields
    .reset(fieldsRestored);

  return { draftRead, fieldsRestored, toReplaced: seen.filterMap(replacedBy) };
};
