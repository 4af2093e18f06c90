import { createEffect, createEvent, createStore, sample, combine, merge } from 'effector';
import type { Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import {
  isUsableDraft,
  NO_DRAFT,
  recipientFieldsModel,
  recipientModel,
  toPairKey,
  withoutSecrets,
} from './recipient';
import type { RecipientDraft, RecipientFields } from './recipient';
import { pairModel } from './pair';
import { orderSettled, transactionCreationModel } from './transaction-creation';

type Options = {
  readonly $draft: Store<RecipientDraft>;
  readonly typed: Event<unknown>;
  readonly draftRead: EventCallable<RecipientFields>;
  /** The order was sent, and its texts are valid. */
  readonly ordered: Event<unknown>;
  /** The order was created, so the draft is no longer needed. */
  readonly done: Event<unknown>;
  readonly settleMs: number;
};

/** Stores the typed texts until the order is created, so that they survive a reload. */
export const createDraftModel = ({ $draft, typed, draftRead, ordered, done, settleMs }: Options) => {
  const started = createEvent();
  const readDraftFx = createEffect<undefined, RecipientDraft | null>();
  const writeDraftFx = createEffect<RecipientDraft, unknown>();

  const $isStarted = createStore(false, { serialize: 'ignore' }).on(started, () => true);
  // reads the draft only once, and when the pair is known: its texts belong to a pair
  const $canRead = combine($isStarted, $draft, (isStarted, { pair }) => isStarted && pair !== '');
  sample({ clock: $canRead.updates, fn: () => undefined, target: readDraftFx });
  const found: Event<RecipientDraft> = readDraftFx.doneData.filterMap((draft) => draft ?? undefined);
  sample({
    clock: found,
    source: $draft,
    filter: (now, draft) => isUsableDraft(draft, now),
    fn: (_, draft) => draft,
    target: draftRead,
  });
  /** An order within the delay cancels the pending write of its draft. */
  const $hasUnsavedDraft = createStore(false, { serialize: 'ignore' })
    .on(typed, () => true)
    .reset(done, writeDraftFx);
  sample({
    clock: [debounce(typed, settleMs), ordered],
    source: { hasUnsavedDraft: $hasUnsavedDraft, draft: $draft },
    filter: ({ hasUnsavedDraft }) => hasUnsavedDraft,
    fn: ({ draft }) => draft,
    target: writeDraftFx,
  });
  sample({ clock: done.map(() => NO_DRAFT), target: writeDraftFx });

  return { started, readDraftFx, writeDraftFx };
};

export const draftModel = createDraftModel({
  $draft: combine(
    [
      recipientFieldsModel.$fields,
      pairModel.$pair,
      recipientModel.$recipientVerdict,
      recipientModel.$refundVerdict,
    ] as const,
    ([fields, pair, recipient, refund]) => ({
      ...withoutSecrets(fields, recipient, refund),
      pair: toPairKey(pair),
    }),
  ),
  typed: merge([
    recipientFieldsModel.fieldTyped,
    recipientFieldsModel.recipientPasted,
    recipientFieldsModel.refilled,
    recipientFieldsModel.fieldsRestored,
    // the draft belongs to the pair
    pairModel.picked,
  ]),
  draftRead: recipientFieldsModel.draftRead,
  ordered: merge([transactionCreationModel.createTransactionFx]),
  done: orderSettled,
  settleMs: 400,
});
