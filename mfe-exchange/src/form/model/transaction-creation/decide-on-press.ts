import { combine, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import type { FormProblem } from '../../domain/exchange-form';
import type { TransactionRequest } from '../../domain/transaction-creation';
import type { reviewModel } from '../review';
import type { Readiness } from './readiness';

/** Inputs of a press. */
export type PressOptions = {
  readonly $readiness: Store<Readiness>;
  /** Step before an order. The first press opens it, and the second one orders. */
  readonly review: typeof reviewModel;
  /** All fields show their problems. */
  readonly everythingSettled: EventCallable<void>;
  /** The user changed the form, so the result of the last attempt is cleared. */
  readonly edited: Event<unknown>;
  /** An address cannot be checked because the rules failed to load. */
  readonly checkUnavailable: Event<unknown>;
  readonly pressed: Event<void>;
  readonly $isCreating: Store<boolean>;
};

type ReviewOptions = Pick<PressOptions, 'review'> & {
  readonly passed: Event<TransactionRequest>;
  readonly blocked: Event<readonly FormProblem[]>;
};

/** Problems that the user can solve in the review. */
const OF_REVIEW: readonly FormProblem['_tag'][] = [
  'EstimateMissing',
  'RateExpired',
  'RateMoved',
  'LossUnconfirmed',
  'OwnTermsUnaccepted',
  'ThirdPartyTermsUnaccepted',
];

/** A form without problems opens the review. In the review the order is ready, or a problem leads back to the form. */
const openReview = ({ review, passed, blocked }: ReviewOptions) => {
  const reviewed = sample({
    clock: passed,
    source: review.$isOpen,
    fn: (isOpen, request) => (isOpen ? request : null),
  });
  sample({
    clock: reviewed,
    filter: (request) => request === null,
    fn: () => undefined,
    target: review.opened,
  });
  sample({
    clock: blocked,
    filter: (problems) => problems.some(({ _tag }) => !OF_REVIEW.includes(_tag)),
    fn: () => undefined,
    target: review.closed,
  });
  return { ready: reviewed.filterMap((request) => request ?? undefined) };
};

/** A press waits until all fields are checked. Then the order is ready, or the form is blocked. */
export const decideOnPress = ({
  review,
  $readiness,
  everythingSettled,
  edited,
  checkUnavailable,
  pressed,
  $isCreating,
}: PressOptions) => {
  /** Whether the button was pressed and the order is neither sent nor blocked yet. */
  const $isPressed = createStore(false, { serialize: 'ignore' });
  const $isBusy = combine($isPressed, $isCreating, (one, other) => one || other);
  sample({
    clock: pressed,
    source: $isBusy,
    filter: (isBusy) => !isBusy,
    fn: () => undefined,
    target: everythingSettled,
  });
  const $decision = combine($isPressed, $readiness, (isPressed, readiness) => (isPressed ? readiness : null));
  const passed: Event<TransactionRequest> = $decision.updates.filterMap((it) =>
    it?._tag === 'Ready' ? it.request : undefined,
  );
  const blocked: Event<readonly FormProblem[]> = $decision.updates.filterMap((it) =>
    it?._tag === 'Blocked' ? it.reasons : undefined,
  );
  // sampled, because the form's state must be read after the fields have settled: otherwise it would be sent
  // unchecked
  const checkFailed = sample({
    clock: checkUnavailable,
    source: $isPressed,
    filter: (isPressed) => isPressed,
  });
  $isPressed.on(sample({ clock: everythingSettled }), () => true).reset(passed, blocked, edited, checkFailed);
  const { ready } = openReview({ review, passed, blocked });
  return { $isPressed, ready, blocked, checkFailed };
};
