import { createEffect, createEvent, createStore, sample, combine, merge } from 'effector';
import type { Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import { NO_DRAFT, recipientFieldsModel, recipientModel, toDraft, withoutSecrets } from './recipient';
import type { RecipientDraft } from './recipient';
import { pairModel } from './pair';
import { orderSettled, transactionCreationModel } from './transaction-creation';

type Options = {
  readonly $draft: Store<RecipientDraft>;
  readonly typed: Event<unknown>;
  readonly draftRead: EventCallable<RecipientDraft>;
  /** The order was sent, with checked texts. */
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

  sample({ clock: started, fn: () => undefined, target: readDraftFx });
  const found: Event<RecipientDraft> = readDraftFx.doneData.filterMap((draft) => draft ?? undefined);
  sample({ clock: found, target: draftRead });
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
      recipientFieldsModel.$extraIdTicker,
      recipientModel.$recipientVerdict,
      recipientModel.$refundVerdict,
    ] as const,
    ([fields, extraIdTicker, recipient, refund]) =>
      toDraft(withoutSecrets(fields, recipient, refund), extraIdTicker),
  ),
  typed: merge([
    recipientFieldsModel.fieldTyped,
    recipientFieldsModel.recipientPasted,
    recipientFieldsModel.refilled,
    recipientFieldsModel.fieldsRestored,
    pairModel.swapped,
  ]),
  draftRead: recipientFieldsModel.draftRead,
  ordered: merge([transactionCreationModel.createTransactionFx]),
  done: orderSettled,
  settleMs: 400,
});
