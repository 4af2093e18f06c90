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
  /** Every field is to say what is wrong with it. */
  readonly everythingSettled: EventCallable<void>;
  /** The visitor changed the form: what was said about the last attempt is over. */
  readonly edited: Event<unknown>;
  /** A transaction, by its id, has come to its end. */
  readonly orderEnded: Event<string>;
  /** An address cannot be judged now, because the rules themselves could not be had. */
  readonly checkUnavailable: Event<unknown>;
};

export type Created = { readonly transaction: CreatedTransaction; readonly request: TransactionRequest };

type PressOptions = Options & { readonly exchangePressed: Event<void>; readonly $isCreating: Store<boolean> };

/** A press waits until every field has said its last word; then the order is ready, or the form is blocked. */
const decideOnPress = ({
  $readiness,
  everythingSettled,
  edited,
  checkUnavailable,
  exchangePressed,
  $isCreating,
}: PressOptions) => {
  /** Pressed, and neither sent nor refused yet. */
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
  // sampled: only after the fields have settled may the form's state be read, or it is sent unchecked
  const checkFailed = sample({
    clock: checkUnavailable,
    source: $isPressed,
    filter: (isPressed) => isPressed,
  });
  $isPressed.on(sample({ clock: everythingSettled }), () => true).reset(ready, blocked, edited, checkFailed);
  return { $isPressed, ready, blocked, checkFailed };
};

/** Said after a press that nothing could come of; another press asks for the rules again. */
const CHECK_FAILED: CreateProblem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } };

/** The ports of an order's way out: what other tabs and earlier visits know of it, and the call. */
const createPorts = () => ({
  createTransactionFx: createEffect<TransactionRequest, CreatedTransaction, CreateProblem>(),
  /** Asks anew at every press: another tab may have sent the same order meanwhile. */
  collectAttemptContextFx: createEffect<TransactionRequest, AttemptContext>(),
  readAttemptFx: createEffect<undefined, Attempt | null>(),
  writeAttemptFx: createEffect<Attempt | null, unknown>(),
  writeDoneFx: createEffect<DoneOrder, unknown>(),
  /** From now on what is filled in is another order than the one that was made. */
  renewFormKeyFx: createEffect<undefined, unknown>(),
});

type Ports = ReturnType<typeof createPorts>;

/** The open attempt of this tab, kept until its fate is known; gives what a press leads to. */
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

/** Once ordered, the form as it stands is that order, until that is over; the first change makes it another one. */
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
  // a service may answer the same key with the same refusal for ever
  sample({
    clock: createTransactionFx.failData.filter({ fn: (problem) => !isOutcomeUnknown(problem) }),
    fn: () => undefined,
    target: renewFormKeyFx,
  });
};

/**
 * One click, one order. The button is dead while an order is out; an order whose fate is unknown keeps its
 * idempotency key, over a reload and in every tab, and is sent again only by the visitor.
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
    /** How many presses the form has refused: each of them shows once what it lacks first. */
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
