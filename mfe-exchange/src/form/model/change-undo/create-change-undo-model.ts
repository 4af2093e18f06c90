import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import { isSamePair } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Amounts } from '../amount';
import type { RecipientFields } from '../recipient';
import { toUndoOffer } from './to-undo-offer';
import type { FormState } from './to-undo-offer';

type Options = {
  /** Null: no pair. */
  readonly $form: Store<FormState | null>;
  /** The user changed the pair, or requested a pair that is still loading. */
  readonly pairPicked: Event<unknown>;
  /** Another edit, after which an earlier change of the pair can no longer be undone. */
  readonly edited: Event<unknown>;
  readonly pairRestored: EventCallable<Pair>;
  readonly amountsRestored: EventCallable<Amounts>;
  readonly fieldsRestored: EventCallable<RecipientFields>;
};

/** The form, now and before the last change of its pair. */
type Trail = { readonly now: FormState | null; readonly before: FormState | null };

const follow = (trail: Trail, form: FormState | null): Trail => {
  if (form === null) return trail;
  const isSame = trail.now === null || isSamePair(trail.now.pair, form.pair);
  return { now: form, before: isSame ? trail.before : trail.now };
};

const forget = ({ now }: Trail): Trail => ({ now, before: null });

/** Offers to undo the changes to amount and fields that a change of the pair caused. */
export const createChangeUndoModel = (options: Options) => {
  const { $form, pairPicked, edited, pairRestored, amountsRestored, fieldsRestored } = options;
  const started = createEvent();
  const undone = createEvent();

  const $isByVisitor = createStore(false, { serialize: 'ignore' })
    .on(pairPicked, () => true)
    .reset(edited);
  const $trail = createStore<Trail>({ now: null, before: null }, { serialize: 'ignore' })
    .on([sample({ clock: started, source: $form }), $form.updates], follow)
    .on([pairPicked, edited], forget);

  sample({
    clock: sample({ clock: undone, source: $trail }).filterMap(({ before }) => before ?? undefined),
    target: [
      pairRestored.prepend(({ pair }: FormState) => pair),
      amountsRestored.prepend(({ amounts }: FormState) => amounts),
      fieldsRestored.prepend(({ fields }: FormState) => fields),
    ],
  });

  return {
    started,
    undone,
    $offer: combine($trail, $isByVisitor, ({ now, before }, isByVisitor) =>
      isByVisitor && now !== null && before !== null ? toUndoOffer(before, now) : null,
    ),
  };
};
