import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Event } from 'effector';

import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction-creation';
import { decideAttempt, isOutcomeUnknown, orderFingerprint } from './attempt';
import type { Attempt, AttemptDecision, AttemptContext, CreateProblem, DoneOrder } from './attempt';
import { toCreationView } from './creation-view';
import { decideOnPress } from './decide-on-press';
import type { PressOptions } from './decide-on-press';

type Options = Omit<PressOptions, 'pressed' | '$isCreating'> & {
  /** ID of a transaction that has ended. */
  readonly orderEnded: Event<string>;
};

export type Created = { readonly transaction: CreatedTransaction; readonly request: TransactionRequest };

/** Shown after a press if the address rules failed to load. Another press loads them again. */
const CHECK_FAILED: CreateProblem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } };

/** Ports of an order: the state of other tabs and earlier visits, and the call. */
const createPorts = () => ({
  createTransactionFx: createEffect<TransactionRequest, CreatedTransaction, CreateProblem>(),
  /** Runs at every press, because another tab may have sent the same order in the meantime. */
  collectAttemptContextFx: createEffect<TransactionRequest, AttemptContext>(),
  readAttemptFx: createEffect<undefined, Attempt | null>(),
  writeAttemptFx: createEffect<Attempt | null, unknown>(),
  writeDoneFx: createEffect<DoneOrder, unknown>(),
  /** From now on the form is another order. */
  renewFormKeyFx: createEffect<undefined, unknown>(),
});

type Ports = ReturnType<typeof createPorts>;

/** Keeps the open attempt of this tab until its outcome is known. Returns the decision of a press. */
const followAttempt = ({
  createTransactionFx,
  collectAttemptContextFx,
  readAttemptFx,
  writeAttemptFx,
}: Ports) => {
  const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' })
    .on(readAttemptFx.doneData, (attempt, stored) => attempt ?? stored)
    .on(createTransactionFx.done, () => null)
    .on(createTransactionFx.failData, (attempt, problem) => (isOutcomeUnknown(problem) ? attempt : null));
  const decided = sample({
    clock: collectAttemptContextFx.done,
    source: $attempt,
    fn: (own, { params, result }) => decideAttempt(params, own, result),
  });
  const attempted = decided.filterMap((it: AttemptDecision) => (it._tag === 'Send' ? it.attempt : undefined));
  const existingOrderFound = decided.filterMap((it: AttemptDecision) =>
    it._tag === 'Made' ? it.transactionId : undefined,
  );
  $attempt.on(attempted, (_, attempt) => attempt).on(existingOrderFound, () => null);
  sample({ clock: attempted, fn: ({ request }) => request, target: createTransactionFx });
  sample({ clock: $attempt.updates, target: writeAttemptFx });
  return { $attempt, existingOrderFound };
};

type FormEvents = Pick<Options, 'edited' | 'orderEnded'> & { readonly existingOrderFound: Event<string> };

/** After an order, the unchanged form stands for that order until it ends. The first edit makes it a new one. */
const followForm = (
  { createTransactionFx, writeDoneFx, renewFormKeyFx }: Ports,
  { edited, orderEnded, existingOrderFound }: FormEvents,
): void => {
  const $ordered = createStore<string | null>(null, { serialize: 'ignore' })
    .on(createTransactionFx.doneData, (_, { transactionId }) => transactionId)
    .on(existingOrderFound, (_, transactionId) => transactionId)
    .reset(renewFormKeyFx);
  sample({
    clock: createTransactionFx.done,
    fn: ({ params, result }): DoneOrder => ({
      key: params.idempotencyKey,
      mark: orderFingerprint(params),
      transactionId: result.transactionId,
    }),
    target: writeDoneFx,
  });
  sample({
    clock: edited,
    source: $ordered,
    filter: (ordered) => ordered !== null,
    fn: () => undefined,
    target: renewFormKeyFx,
  });
  sample({
    clock: orderEnded,
    source: $ordered,
    filter: (ordered, ended) => ordered === ended,
    fn: () => undefined,
    target: renewFormKeyFx,
  });
  // a service can return the same refusal for the same key indefinitely
  sample({
    clock: createTransactionFx.failData.filter({ fn: (problem) => !isOutcomeUnknown(problem) }),
    fn: () => undefined,
    target: renewFormKeyFx,
  });
};

/**
 * Creates at most one order per press. The button is disabled while an order is being sent. An order with an
 * unknown outcome keeps its idempotency key across reloads and tabs, and is sent again only by the user.
 */
export const createTransactionCreationModel = (options: Options) => {
  const { edited, orderEnded } = options;
  /** The button of the form, which opens the review. */
  const exchangePressed = createEvent();
  /** The button of the review, which creates the order. */
  const orderPressed = createEvent();
  const pressed = merge([exchangePressed, orderPressed]);
  const started = createEvent();
  const ports = createPorts();
  const { createTransactionFx, collectAttemptContextFx, readAttemptFx } = ports;

  const $problem = createStore<CreateProblem | null>(null, { serialize: 'ignore' })
    .on(createTransactionFx.failData, (_, problem) => problem)
    .reset(createTransactionFx, edited);
  const $wasPressed = createStore(false, { serialize: 'ignore' })
    .on(pressed, () => true)
    .reset(options.review.opened);
  const $isCreating = combine(
    collectAttemptContextFx.pending,
    createTransactionFx.pending,
    (one, other) => one || other,
  );
  const { $isPressed, ready, blocked, checkFailed } = decideOnPress({
    ...options,
    pressed,
    $isCreating,
  });
  $problem.on([checkFailed, collectAttemptContextFx.fail], () => CHECK_FAILED).reset(blocked);
  sample({ clock: ready, target: collectAttemptContextFx });
  sample({ clock: started, fn: () => undefined, target: readAttemptFx });
  const { $attempt, existingOrderFound } = followAttempt(ports);
  followForm(ports, { edited, orderEnded, existingOrderFound });

  return {
    ...ports,
    started,
    exchangePressed,
    orderPressed,
    blocked,
    /** Number of blocked presses. Each new number focuses the first problem once. */
    $refusals: createStore(0, { serialize: 'ignore' }).on(blocked, (count) => count + 1),
    existingOrderFound,
    created: createTransactionFx.done.map(({ params, result }): Created => ({
      transaction: result,
      request: params,
    })),
    $view: combine(
      {
        isPressed: $isPressed,
        wasPressed: $wasPressed,
        isCreating: $isCreating,
        readiness: options.$readiness,
        problem: $problem,
        hasOpenAttempt: $attempt.map((attempt) => attempt !== null),
      },
      toCreationView,
    ),
  };
};
