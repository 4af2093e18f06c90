import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import type { FormProblem } from '../../domain/exchange-form';
import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction';
import { decideAttempt, isOutcomeUnknown, orderFingerprint } from './attempt';
import type { Attempt, AttemptDecision, AttemptContext, CreateProblem, DoneOrder } from './attempt';
import { toCreationView } from './creation-view';
import type { Readiness } from './form-facts';

type Options = {
  readonly $readiness: Store<Readiness>;
  /** Every field shows its problem. */
  readonly everythingSettled: EventCallable<void>;
  /** The user changed the form: the result of the last attempt is cleared. */
  readonly edited: Event<unknown>;
  /** ID of a transaction that has ended. */
  readonly orderEnded: Event<string>;
  /** An address cannot be checked, because the rules failed to load. */
  readonly checkUnavailable: Event<unknown>;
};

export type Created = { readonly transaction: CreatedTransaction; readonly request: TransactionRequest };

type PressOptions = Options & { readonly exchangePressed: Event<void>; readonly $isCreating: Store<boolean> };

/** A press waits until every field is checked. Then the order is ready, or the form is blocked. */
const decideOnPress = ({
  $readiness,
  everythingSettled,
  edited,
  checkUnavailable,
  exchangePressed,
  $isCreating,
}: PressOptions) => {
  /** Pressed, and neither sent nor blocked yet. */
  const $isPressed = createStore(false, { serialize: 'ignore' });
  const $isBusy = combine($isPressed, $isCreating, (one, other) => one || other);
  sample({
    clock: exchangePressed,
    source: $isBusy,
    filter: (isBusy) => !isBusy,
    fn: () => undefined,
    target: everythingSettled,
  });
  const $decision = combine($isPressed, $readiness, (isPressed, readiness) => (isPressed ? readiness : null));
  const ready: Event<TransactionRequest> = $decision.updates.filterMap((it) =>
    it?._tag === 'Ready' ? it.request : undefined,
  );
  const blocked: Event<readonly FormProblem[]> = $decision.updates.filterMap((it) =>
    it?._tag === 'Blocked' ? it.reasons : undefined,
  );
  // sampled: the form's state must be read after the fields have settled, or it would be sent unchecked
  const checkFailed = sample({
    clock: checkUnavailable,
    source: $isPressed,
    filter: (isPressed) => isPressed,
  });
  $isPressed.on(sample({ clock: everythingSettled }), () => true).reset(ready, blocked, edited, checkFailed);
  return { $isPressed, ready, blocked, checkFailed };
};

/** Shown after a press if the rules failed to load. Another press loads them again. */
const CHECK_FAILED: CreateProblem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } };

/** The ports of an order: the state of other tabs and earlier visits, and the call. */
const createPorts = () => ({
  createTransactionFx: createEffect<TransactionRequest, CreatedTransaction, CreateProblem>(),
  /** Runs at every press, because another tab may have sent the same order meanwhile. */
  collectAttemptContextFx: createEffect<TransactionRequest, AttemptContext>(),
  readAttemptFx: createEffect<undefined, Attempt | null>(),
  writeAttemptFx: createEffect<Attempt | null, unknown>(),
  writeDoneFx: createEffect<DoneOrder, unknown>(),
  /** From now on the form is another order. */
  renewFormKeyFx: createEffect<undefined, unknown>(),
});

type Ports = ReturnType<typeof createPorts>;

/** The open attempt of this tab, kept until its outcome is known. Returns the decision of a press. */
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

/** After an order the unchanged form stays that order until it ends. The first edit makes it another one. */
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
  // a service may return the same refusal for the same key indefinitely
  sample({
    clock: createTransactionFx.failData.filter({ fn: (problem) => !isOutcomeUnknown(problem) }),
    fn: () => undefined,
    target: renewFormKeyFx,
  });
};

/**
 * Creates at most one order per press. The button is disabled while an order is being sent. An order with an unknown
 * outcome keeps its idempotency key across reloads and tabs, and only the user sends it again.
 */
export const createTransactionCreationModel = (options: Options) => {
  const { edited, orderEnded } = options;
  const exchangePressed = createEvent();
  const started = createEvent();
  const ports = createPorts();
  const { createTransactionFx, collectAttemptContextFx, readAttemptFx } = ports;

  const $problem = createStore<CreateProblem | null>(null, { serialize: 'ignore' })
    .on(createTransactionFx.failData, (_, problem) => problem)
    .reset(createTransactionFx, edited);
  const $wasPressed = createStore(false, { serialize: 'ignore' }).on(exchangePressed, () => true);
  const $isCreating = combine(
    collectAttemptContextFx.pending,
    createTransactionFx.pending,
    (one, other) => one || other,
  );
  const { $isPressed, ready, blocked, checkFailed } = decideOnPress({
    ...options,
    exchangePressed,
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
    blocked,
    /** Number of blocked presses: each of them focuses the first problem once. */
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
