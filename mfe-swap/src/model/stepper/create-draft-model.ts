import { combine, createEffect, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import { draftOf, emptyForm, formOfDraft } from '../../domain/swap-form';
import type { OpenAttempt, SwapDraft, SwapForm } from '../../domain/swap-form';
import type { Opening } from './create-form';

type Options = {
  readonly $form: Store<SwapForm | null>;
  readonly $openAttempt: Store<OpenAttempt | null>;
  readonly pairOpened: Event<Opening>;
  readonly edited: Event<unknown>;
  /** A swap was requested. From now on, the attempt is stored until the answer arrives. */
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

/**
 * Stores the typed text, and an attempt without an answer, so that they survive a reload until the swap is created.
 */
export const createDraftModel = (options: Options) => {
  const { $form, $openAttempt, pairOpened, edited, attempted, created, draftRead, attemptRead } = options;
  /** Ports. */
  const readDraftFx = createEffect<Opening, SwapDraft | null>();
  const keepDraftFx = createEffect<SwapDraft | null, unknown>();

  // a write before the read would replace the stored draft: fields restored by the browser change before the page
  // opens
  const $isRead = createStore(false, { serialize: 'ignore' }).on(readDraftFx.done, () => true);
  const $draft = combine($form, $openAttempt, (form, attempt) => form && draftOf(form, attempt));

  sample({ clock: pairOpened, target: readDraftFx });
  const read = sample({
    clock: readDraftFx.done,
    source: $form,
    fn: (form, { params, result }) => ({ isUntouched: isUntouched(form, params), opening: params, result }),
  });
  sample({
    clock: read.filterMap(({ isUntouched: is, opening, result }) =>
      is && result !== null
        ? (formOfDraft(emptyForm(opening.pair, opening.amount), result) ?? undefined)
        : undefined,
    ),
    target: draftRead,
  });
  sample({ clock: read.filterMap(({ result }) => result?.attempt ?? undefined), target: attemptRead });
  sample({
    clock: [edited, attempted, read.filter({ fn: ({ isUntouched: is }) => !is })],
    source: { draft: $draft, isRead: $isRead },
    filter: ({ isRead }) => isRead,
    fn: ({ draft }) => draft,
    target: keepDraftFx,
  });
  sample({ clock: created, fn: () => null, target: keepDraftFx });

  return { readDraftFx, keepDraftFx };
};
