import { createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { Change } from '../domain/change.rule';
import type { LedgerStatus } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';
import { outcomeWords } from '../domain/outcome.rule';
import type { Outcome } from '../domain/outcome.rule';
import {
  afterFailure,
  attemptOf,
  checked,
  isOf,
  moved,
  opened,
  orderOf,
  sent,
  unknownWords,
} from './change-steps';
import type { ChangeOrder, Pause } from './change-steps';
import { checkOf, mayConfirm } from './change-view';
import type { OpenChange } from './change-view';

type OpenOrNot = OpenChange | null;
const isOpen = (open: OpenOrNot): open is OpenChange => open !== null;
const isUnchecked = (open: OpenOrNot): open is OpenChange => open?.check._tag === 'Checking';

/** Events of the operator. */
const createChangeFacts = () => ({
  changeAsked: createEvent<Change>(),
  reasonChanged: createEvent<string>(),
  confirmed: createEvent(),
  cancelled: createEvent(),
  noticeDismissed: createEvent(),
  forgotten: createEvent(),
});

const createChangePorts = () => ({
  makeRequestIdFx: createEffect<Change, string>(),
  /** Dry run. */
  checkFx: createEffect<ChangeOrder, Outcome, OpsFailure>(),
  sendFx: createEffect<ChangeOrder, Outcome, OpsFailure>(),
  pauseFx: createEffect<Pause, unknown>(),
});

type Ports = ReturnType<typeof createChangePorts>;

/** Retries after a lost reply with the same request ID, until a reply arrives or the operator has to decide. */
const sendUntilAnswered = ($open: Store<OpenOrNot>, { sendFx, pauseFx }: Ports) => {
  const failed = sample({
    clock: sendFx.fail,
    source: $open,
    filter: (open, { params }) => isOf(open, params),
    fn: (open, { error }) => afterFailure(open, error),
  });
  sample({
    clock: failed,
    filter: (open: OpenOrNot): open is OpenChange => open?.sending._tag === 'Sending',
    fn: (open): Pause => ({ order: orderOf(open), attempt: attemptOf(open) }),
    target: pauseFx,
  });
  sample({
    clock: pauseFx.done,
    source: $open,
    filter: (open, { params }) => isOf(open, params.order) && open.sending._tag === 'Sending',
    fn: (_, { params }) => params.order,
    target: sendFx,
  });
  return failed;
};

/** Life of a change: check, single confirmation, and result, even after a lost reply. */
export const createChangeModel = ({ $status }: { readonly $status: Store<LedgerStatus | null> }) => {
  const facts = createChangeFacts();
  const { changeAsked, reasonChanged, confirmed, cancelled, noticeDismissed, forgotten } = facts;
  const ports = createChangePorts();
  const { makeRequestIdFx, checkFx, sendFx } = ports;

  const $open = createStore<OpenOrNot>(null);
  sample({ clock: changeAsked, target: makeRequestIdFx });
  const dialogOpened = sample({
    clock: makeRequestIdFx.done,
    source: $status,
    fn: (status, { params, result }) => opened(params, result, status?.rev ?? 0),
  });
  const attempted = sample({
    clock: confirmed,
    source: $open,
    filter: (open) => open !== null && mayConfirm(open),
  });
  const failed = sendUntilAnswered($open, ports);
  const answered = sample({
    clock: sendFx.done,
    source: $open,
    filter: (open, { params }) => isOf(open, params),
    fn: (open, { params, result }) => outcomeWords(params.change, result, attemptOf(open)),
  });
  const closed = sample({
    clock: cancelled,
    source: $open,
    filter: (open) => open !== null && open.sending._tag !== 'Sending',
    fn: (open) => (open === null ? null : unknownWords(open)),
  });

  $open
    .on(dialogOpened, (_, open) => open)
    .on($status, (open, status) => (open === null || status === null ? open : moved(open, status)))
    .on(reasonChanged, (open, reason) => (open === null ? null : { ...open, reason }))
    .on(checkFx.done, (open, { params, result }) =>
      checked(open, params, { _tag: 'Fits', lines: result.lines }),
    )
    .on(checkFx.fail, (open, { params, error }) => checked(open, params, checkOf(error)))
    .on(attempted, sent)
    .on(failed, (_, open) => open)
    .reset(answered, closed, forgotten);
  const $notice = createStore<string | null>(null)
    .on([answered, closed], (_, words) => words)
    .reset(noticeDismissed, changeAsked, forgotten);

  const $toCheck = $open.map((open) => (open?.check._tag === 'Checking' ? open.change : null));
  sample({ clock: $toCheck, source: $open, filter: isUnchecked, fn: orderOf, target: checkFx });
  sample({ clock: attempted, source: $open, filter: isOpen, fn: orderOf, target: sendFx });

  return { ...facts, ...ports, $open, $notice };
};
