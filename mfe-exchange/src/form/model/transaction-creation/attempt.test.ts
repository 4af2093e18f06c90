import { httpError, toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { UNKNOWN_ORIGIN } from '../../domain/transaction-creation';
import type { TransactionRequest } from '../../domain/transaction-creation';
import { decideAttempt, isOutcomeUnknown, orderFingerprint } from './attempt';
import type { AttemptDecision, AttemptContext } from './attempt';
import { aTransactionRequest } from './transaction-request.fixture';

describe('isOutcomeUnknown: an order that may exist is never created again', () => {
  it.each<{ call: CallFailure; is: boolean }>([
    { call: { _tag: 'Broken' }, is: true },
    { call: { _tag: 'Unreadable' }, is: true },
    { call: { _tag: 'Conflict' }, is: true },
    { call: { _tag: 'Overtaken' }, is: true },
    { call: toCallFailure(httpError(400, {})), is: false },
    { call: { _tag: 'TooMany', waitMs: 1 }, is: false },
    { call: { _tag: 'Offline' }, is: false },
  ])('$call._tag: $is', ({ call, is }) => {
    expect(isOutcomeUnknown({ reason: { _tag: 'Unknown' }, call })).toBe(is);
  });

  it("accepts the service's report of an unknown outcome, whatever the call", () => {
    expect(isOutcomeUnknown({ reason: { _tag: 'OutcomeUnknown' }, call: { _tag: 'Offline' } })).toBe(true);
  });
});

const ORIGIN = { ...UNKNOWN_ORIGIN, landingPage: '/buy/bitcoin' };
const facts = (change: Partial<AttemptContext> = {}): AttemptContext => ({
  open: null,
  done: null,
  formKey: 'of-the-form',
  freshKey: 'fresh',
  origin: ORIGIN,
  ...change,
});
const unsent = (change: Partial<TransactionRequest> = {}) =>
  aTransactionRequest({ ...change, idempotencyKey: '' });
const keyOf = (decision: AttemptDecision): string =>
  decision._tag === 'Made' ? `made ${decision.transactionId}` : decision.attempt.request.idempotencyKey;

describe('decideAttempt', () => {
  const open = { request: aTransactionRequest({ idempotencyKey: 'open' }) };

  it("sends an order with its form's key and its attribution", () => {
    expect(decideAttempt(unsent(), null, facts())).toEqual({
      _tag: 'Send',
      attempt: { request: aTransactionRequest({ idempotencyKey: 'of-the-form', origin: ORIGIN }) },
    });
  });

  it.each<{ rule: string; change: Partial<TransactionRequest>; key: string }>([
    { rule: 'the same order', change: {}, key: 'open' },
    { rule: 'a new quote of the rate', change: { rateId: 'r2', provider: 'p2' }, key: 'open' },
    { rule: 'another e-mail', change: { email: 'a@b.example' }, key: 'open' },
    { rule: 'another amount', change: { fromAmount: '0.2' }, key: 'of-the-form' },
    { rule: 'another recipient', change: { recipient: 'x' }, key: 'of-the-form' },
    { rule: 'another memo', change: { extraId: '1' }, key: 'of-the-form' },
    { rule: 'another refund address', change: { refundAddress: 'x' }, key: 'of-the-form' },
    { rule: 'another tag of the refund', change: { refundExtraId: '222' }, key: 'of-the-form' },
    { rule: 'another currency', change: { toTicker: 'xrp' }, key: 'of-the-form' },
    { rule: 'another rate mode', change: { rateMode: 'fixed' }, key: 'of-the-form' },
    { rule: 'the other direction', change: { direction: 'reverse', toAmount: '1' }, key: 'of-the-form' },
  ])('with an open attempt, $rule: the key $key', ({ change, key }) => {
    expect(keyOf(decideAttempt(unsent(change), open, facts()))).toBe(key);
    expect(keyOf(decideAttempt(unsent(change), null, facts({ open })))).toBe(key);
  });

  it('sends an open order unchanged: another body with its key would be refused', () => {
    const decision = decideAttempt(unsent({ rateId: 'r2' }), open, facts());
    expect(decision._tag === 'Send' ? decision.attempt : null).toBe(open);
  });

  const done = { key: 'of-the-form', mark: orderFingerprint(unsent()), transactionId: 'a88c9de3e1b0bd' };
  it.each<{
    rule: string;
    change?: Partial<TransactionRequest>;
    known: Partial<AttemptContext>;
    key: string;
  }>([
    { rule: 'this form was ordered in another tab', known: { done }, key: 'made a88c9de3e1b0bd' },
    {
      rule: 'this form was ordered, and changed since',
      change: { fromAmount: '0.2' },
      known: { done },
      key: 'fresh',
    },
    {
      rule: 'the same order from an earlier form: it is ordered twice on purpose',
      known: { done: { ...done, key: 'earlier' } },
      key: 'of-the-form',
    },
    {
      rule: "the form's key is used for another order",
      change: { fromAmount: '0.2' },
      known: { open: { request: aTransactionRequest({ idempotencyKey: 'of-the-form' }) } },
      key: 'fresh',
    },
  ])('$rule: $key', ({ change, known, key }) => {
    expect(keyOf(decideAttempt(unsent(change), null, facts(known)))).toBe(key);
  });
});

describe('orderFingerprint', () => {
  it('distinguishes orders without revealing them', () => {
    const marks = ['0.1', '0.2', '0.3'].map((fromAmount) =>
      orderFingerprint(aTransactionRequest({ fromAmount })),
    );
    expect(new Set(marks).size).toBe(3);
    expect(marks).not.toContain(orderFingerprint(aTransactionRequest({ paymentKind: 'card' })));
    expect(orderFingerprint(aTransactionRequest({ rateId: 'r9', email: 'a@b.example' }))).toBe(marks[0]);
    expect(marks[0]).toMatch(/^[0-9a-f]{1,8}-[0-9a-f]{1,8}$/);
  });
});
