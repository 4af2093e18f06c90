import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import { NO_DRAFT } from '../recipient';
import type { RecipientDraft } from '../recipient';

type Options = {
  readonly $draft: Store<RecipientDraft>;
  readonly typed: Event<unknown>;
  readonly draftRead: EventCallable<RecipientDraft>;
  /** The order goes out, with texts that were all checked. */
  readonly ordered: Event<unknown>;
  /** The order is made: the draft has done its work. */
  readonly done: Event<unknown>;
  readonly settleMs: number;
};

/** What was typed outlives a reload of the page, until the order is made. */
export const createDraftModel = ({ $draft, typed, draftRead, ordered, done, settleMs }: Options) => {
  const started = createEvent();
  const readDraftFx = createEffect<undefined, RecipientDraft | null>();
  const writeDraftFx = createEffect<RecipientDraft, unknown>();

  sample({ clock: started, fn: () => undefined, target: readDraftFx });
  const found: Event<RecipientDraft> = readDraftFx.doneData.filterMap((draft) => draft ?? undefined);
  sample({ clock: found, target: draftRead });
  /** An order made within the pause takes its draft along: the write that was still to come is off. */
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
