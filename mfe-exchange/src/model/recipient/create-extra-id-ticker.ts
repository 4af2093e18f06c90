import { createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Pair } from '../../domain/pair';
import { usableDraft } from './recipient-fields';
import type { RecipientDraft, RecipientFields } from './recipient-fields';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $fields: Store<RecipientFields>;
  /** Something is entered for the present `to`: an extra id, the tick that none is needed, a payment link. */
  readonly entered: Event<unknown>;
};

type Seen = { readonly ticker: Ticker | null; readonly pair: Pair | null };

/** The pair whose `to` is another one than what was entered for; undefined: it is not. */
const replacedBy = ({ ticker, pair }: Seen): Pair | undefined =>
  pair !== null && ticker !== null && ticker !== pair.to.ticker ? pair : undefined;

/** Which currency extra id, tick and payment link are for; tells when `to` becomes another one, whatever the cause. */
export const createExtraIdTicker = ({ $pair, $fields, entered }: Options) => {
  const draftRead = createEvent<RecipientDraft>();
  /** A change of the pair is taken back: the texts are those for the pair before it. */
  const fieldsRestored = createEvent<RecipientDraft>();
  const $extraIdTicker = createStore<Ticker | null>(null, { serialize: 'ignore' });

  // one sample for the old ticker and the new pair, so that no order of updates matters
  const seen = sample({
    clock: $pair.updates,
    source: $extraIdTicker,
    fn: (ticker, pair): Seen => ({ ticker, pair }),
  });
  const enteredFor = sample({ clock: entered, source: $pair });
  const draftApplied = sample({
    clock: draftRead,
    source: { fields: $fields, pair: $pair },
    fn: ({ fields, pair }, draft) => usableDraft(draft, fields, pair?.to.ticker ?? null),
  });
  $extraIdTicker
    .on(seen, (ticker, { pair }) => pair?.to.ticker ?? ticker)
    .on(enteredFor, (ticker, pair) => pair?.to.ticker ?? ticker)
    .on(draftApplied, (ticker, draft) => (draft.extraIdTicker === '' ? ticker : draft.extraIdTicker))
    // they are for the pair that is restored with them
    .reset(fieldsRestored);

  return { draftRead, draftApplied, fieldsRestored, toReplaced: seen.filterMap(replacedBy), $extraIdTicker };
};
