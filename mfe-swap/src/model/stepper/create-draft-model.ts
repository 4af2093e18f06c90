import { createEffect, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import { draftOf, emptyForm, formOfDraft } from '../../domain/swap-form';
import type { OpenAttempt, SwapDraft, SwapForm } from '../../domain/swap-form';
import type { Opening } from './create-form';

type Options = {
  readonly $form: Store<SwapForm | null>;
  readonly $openAttempt: Store<OpenAttempt | null>;
  readonly pairOpened: Event<Opening>;
  readonly edited: Event<unknown>;
  /** A swap is requested; from now on a lost answer is remembered. */
  readonly attempted: Event<unknown>;
  readonly created: Event<unknown>;
  readonly draftRead: EventCallable<SwapForm>;
  readonly attemptRead: EventCallable<OpenAttempt>;
};

const isUntouched = (form: SwapForm | null, { pair, amount }: Opening): boolean => {
  const fresh = emptyForm(pair, amount);
  return (
    form?.amount === fresh.amount &&
    form.payoutAddress === '' &&
    form.payoutExtraId === '' &&
    form.pair.token === pair.token
  );
};

/** The typed text, and a swap whose answer was lost, survive a reload until the swap is created. */
export const createDraftModel = (options: Options) => {
  const { $form, $openAttempt, pairOpened, edited, attempted, created, draftRead, attemptRead } = options;
  /** Ports. */
  const readDraftFx = createEffect<Opening, SwapDraft | null>();
  const keepDraftFx = createEffect<SwapDraft | null, unknown>();

  sample({
    clock: pairOpened,
    source: $form,
    filter: isUntouched,
    fn: (_, opening) => opening,
    target: readDraftFx,
  });
  sample({
    clock: readDraftFx.done.filterMap(({ params, result }) => {
      const fresh = emptyForm(params.pair, params.amount);
      return (result === null ? null : formOfDraft(fresh, result)) ?? undefined;
    }),
    target: draftRead,
  });
  sample({
    clock: readDraftFx.doneData.filterMap((draft) => draft?.attempt ?? undefined),
    target: attemptRead,
  });
  sample({
    clock: [edited, attempted],
    source: { form: $form, attempt: $openAttempt },
    fn: ({ form, attempt }) => (form === null ? null : draftOf(form, attempt)),
    target: keepDraftFx,
  });
  sample({ clock: created, fn: () => null, target: keepDraftFx });

  return { readDraftFx, keepDraftFx };
};
