import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { httpError, toCallFailure } from '@coinlane/shared-contracts/errors';

import { UNKNOWN_ORIGIN } from '../../domain/transaction-creation';
import type { CreatedTransaction, TransactionRequest } from '../../domain/transaction-creation';
import type { Attempt, CreateProblem, DoneOrder } from './attempt';
import { createTransactionCreationModel } from './create-transaction-creation-model';
import type { Readiness } from './readiness';
import { aCreatedTransaction, aTransactionRequest } from './transaction-request.fixture';

const readinessChanged = createEvent<Readiness>();
export const everythingSettled = createEvent();
export const edited = createEvent<unknown>();
export const orderEnded = createEvent<string>();
export const checkUnavailable = createEvent();
export const request = aTransactionRequest({ idempotencyKey: '' });
const $readiness = createStore<Readiness>(
  { _tag: 'Ready', request },
  { sid: 'test/readiness', serialize: 'ignore' },
).on(readinessChanged, (_, readiness) => readiness);
const opened = createEvent();
const closed = createEvent();
/** The review, open from the start. */
export const review = {
  opened,
  closed,
  $isOpen: createStore(true, { sid: 'test/review', serialize: 'ignore' })
    .on(opened, () => true)
    .on(closed, () => false),
};
export const model = createTransactionCreationModel({
  $readiness,
  review,
  everythingSettled,
  edited,
  orderEnded,
  checkUnavailable,
});

export const created = aCreatedTransaction();
export const unknownFate: CreateProblem = { reason: { _tag: 'OutcomeUnknown' }, call: { _tag: 'Broken' } };
export const refused: CreateProblem = {
  reason: { _tag: 'CountryNotSupported' },
  call: toCallFailure(httpError(400, {})),
};
type Create = (sent: TransactionRequest) => CreatedTransaction | Promise<CreatedTransaction>;

/** A browser with its storage, and sequential keys. */
export const setUp = (create: Create, stored: Attempt | null = null, doneBefore: DoneOrder | null = null) => {
  let keys = 0;
  let forms = 1;
  let done = doneBefore;
  const sent = jest.fn(create);
  const written = jest.fn<undefined, [Attempt | null]>();
  const renewed = jest.fn(() => (forms += 1));
  const gather = () => {
    keys += 1;
    const formKey = `form-${String(forms)}`;
    return { open: stored, done, formKey, freshKey: `key-${String(keys)}`, origin: UNKNOWN_ORIGIN };
  };
  const scope = fork({
    handlers: [
      [model.createTransactionFx, sent],
      [model.collectAttemptContextFx, gather],
      [model.readAttemptFx, () => stored],
      [model.writeAttemptFx, written],
      [model.writeDoneFx, (order: DoneOrder) => (done = order)],
      [model.renewFormKeyFx, renewed],
    ],
  });
  return { scope, sent, written, renewed };
};
export const press = (scope: Scope) => allSettled(model.exchangePressed, { scope });
export const become = (scope: Scope, readiness: Readiness) =>
  allSettled(readinessChanged, { scope, params: readiness });
export const keysOf = (sent: jest.Mock<unknown, [TransactionRequest]>) =>
  sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
