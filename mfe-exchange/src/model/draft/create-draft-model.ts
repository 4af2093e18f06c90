import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import { NO_FIELDS } from '../recipient';
import type { RecipientFields } from '../recipient';

type Options = {
  readonly $fields: Store<RecipientFields>;
  readonly typed: Event<unknown>;
  readonly draftRead: EventCallable<RecipientFields>;
  /** The order goes out, with texts that were all checked. */
  readonly ordered: Event<unknown>;
  /** The order is made: the draft has done its work. */
  readonly done: Event<unknown>;
  readonly settleMs: number;
};

/** What was typed outlives a reload of the page, until the order is made. */
export const createDraftModel = ({ $fields, typed, draftRead, ordered, done, settleMs }: Options) => {
  const started = createEvent();
  const readDraftFx = createEffect<undefined, RecipientFields | null>();
  const writeDraftFx = createEffect<RecipientFields, unknown>();

  sample({ clock: started, fn: () => undefined, target: readDraftFx });
  const found: Event<RecipientFields> = readDraftFx.doneData.filterMap((draft) => draft ?? undefined);
  sample({ clock: found, target: draftRead });
  /** An order made within the pause takes its draft along: the write that was still to come is off. */
  const $isUnwritten = createStore(false, { serialize: 'ignore' })
    .on(typed, () => true)
    .reset(done, writeDraftFx);
  sample({
    clock: [debounce(typed, settleMs), ordered],
    source: { isUnwritten: $isUnwritten, fields: $fields },
    filter: ({ isUnwritten }) => isUnwritten,
    fn: ({ fields }) => fields,
    target: writeDraftFx,
  });
  sample({ clock: done.map(() => NO_FIELDS), target: writeDraftFx });

  return { started, readDraftFx, writeDraftFx };
};
