import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import type { FormProblem } from '../../domain/exchange-form';
import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction';
import { mayExist, toAttempt } from './attempt';
import type { Attempt, CreateProblem } from './attempt';
import { toCreationView } from './creation-view';
import type { Readiness } from './form-facts';

type Options = {
  readonly $readiness: Store<Readiness>;
  /** Every field is to say what is wrong with it. */
  readonly everythingSettled: EventCallable<void>;
  /** The visitor changed the form: what was said about the last attempt is over. */
  readonly edited: Event<unknown>;
  /** An address cannot be judged now, because the rules themselves could not be had. */
  readonly unjudgeable: Event<unknown>;
};

export type Created = { readonly transaction: CreatedTransaction; readonly request: TransactionRequest };

type PressOptions = Options & { readonly exchangePressed: Event<void>; readonly $isCreating: Store<boolean> };

/** A press waits until every field has said its last word; then the order is ready, or the form is blocked. */
const decideOnPress = ({
  $readiness,
  everythingSettled,
  edited,
  unjudgeable,
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
  const stuck = sample({ clock: unjudgeable, source: $isPressed, filter: (isPressed) => isPressed });
  $isPressed.on(sample({ clock: everythingSettled }), () => true).reset(ready, blocked, edited, stuck);
  return { $isPressed, ready, blocked, stuck };
};

/** Said after a press that nothing could come of; another press asks for the rules again. */
const UNJUDGED: CreateProblem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Offline' } };

/**
 * One click, one order. The button is dead while an order is out; an order whose fate is unknown keeps its
 * idempotency key, over a reload too, and is sent again only by the visitor.
 */
export const createTransactionCreationModel = (options: Options) => {
  const { edited } = options;
  const exchangePressed = createEvent();
  const started = createEvent();
  /** Ports. */
  const createTransactionFx = createEffect<TransactionRequest, CreatedTransaction, CreateProblem>();
  const makeKeyFx = createEffect<TransactionRequest, string>();
  const readAttemptFx = createEffect<undefined, Attempt | null>();
  const writeAttemptFx = createEffect<Attempt | null, unknown>();

  const $problem = createStore<CreateProblem | null>(null, { serialize: 'ignore' })
    .on(createTransactionFx.failData, (_, problem) => problem)
    .reset(createTransactionFx, edited);
  const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' })
    .on(readAttemptFx.doneData, (attempt, stored) => attempt ?? stored)
    .on(createTransactionFx.done, () => null)
    .on(createTransactionFx.failData, (attempt, problem) => (mayExist(problem) ? attempt : null));
  const $wasPressed = createStore(false, { serialize: 'ignore' }).on(exchangePressed, () => true);

  const $isCreating = combine(makeKeyFx.pending, createTransactionFx.pending, (one, other) => one || other);
  const { $isPressed, ready, blocked, stuck } = decideOnPress({ ...options, exchangePressed, $isCreating });
  $problem.on(stuck, () => UNJUDGED);

  sample({ clock: ready, target: makeKeyFx });
  const attempted = sample({
    clock: makeKeyFx.done,
    source: $attempt,
    fn: (open, { params, result }) => toAttempt(params, open, result),
  });
  $attempt.on(attempted, (_, attempt) => attempt);
  sample({ clock: attempted, fn: ({ request }) => request, target: createTransactionFx });
  sample({ clock: started, fn: () => undefined, target: readAttemptFx });
  sample({ clock: $attempt.updates, target: writeAttemptFx });

  return {
    started,
    exchangePressed,
    createTransactionFx,
    makeKeyFx,
    readAttemptFx,
    writeAttemptFx,
    blocked,
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
