import type { TransactionRequest } from '../../domain/transaction';
import type { CallFailure } from '../call-failure';
import { mayExist, toAttempt } from './attempt';
import { aTransactionRequest } from './transaction-request.fixture';

describe('mayExist: an order that may exist is never made anew', () => {
  it.each<{ call: CallFailure; is: boolean }>([
    { call: { _tag: 'Broken' }, is: true },
    { call: { _tag: 'Unreadable' }, is: true },
    { call: { _tag: 'Conflict' }, is: true },
    { call: { _tag: 'Overtaken' }, is: true },
    { call: { _tag: 'Refused' }, is: false },
    { call: { _tag: 'TooMany', waitMs: 1 }, is: false },
    { call: { _tag: 'Offline' }, is: false },
  ])('$call._tag: $is', ({ call, is }) => {
    expect(mayExist({ reason: { _tag: 'Unknown' }, call })).toBe(is);
  });

  it('believes the service that the outcome is unknown, whatever the call says', () => {
    expect(mayExist({ reason: { _tag: 'OutcomeUnknown' }, call: { _tag: 'Offline' } })).toBe(true);
  });
});

describe('toAttempt', () => {
  const open = { request: aTransactionRequest({ idempotencyKey: 'old' }) };

  it('gives an order a fresh key when none is open', () => {
    const { request } = toAttempt(aTransactionRequest({ idempotencyKey: '' }), null, 'fresh');
    expect(request.idempotencyKey).toBe('fresh');
  });

  it.each<{ rule: string; change: Partial<TransactionRequest>; key: string }>([
    { rule: 'the same order', change: {}, key: 'old' },
    { rule: 'a rate that was quoted anew', change: { rateId: 'r2', provider: 'p2' }, key: 'old' },
    { rule: 'another e-mail', change: { email: 'a@b.example' }, key: 'old' },
    { rule: 'another amount', change: { fromAmount: '0.2' }, key: 'fresh' },
    { rule: 'another recipient', change: { recipient: 'x' }, key: 'fresh' },
    { rule: 'another memo', change: { extraId: '1' }, key: 'fresh' },
    { rule: 'another refund address', change: { refundAddress: 'x' }, key: 'fresh' },
    { rule: 'another currency', change: { toTicker: 'xrp' }, key: 'fresh' },
    { rule: 'another rate mode', change: { rateMode: 'fixed' }, key: 'fresh' },
    { rule: 'the other direction', change: { direction: 'reverse', toAmount: '1' }, key: 'fresh' },
  ])('$rule: the $key key', ({ change, key }) => {
    const { request } = toAttempt(aTransactionRequest({ ...change, idempotencyKey: '' }), open, 'fresh');
    expect(request.idempotencyKey).toBe(key);
  });

  it('sends an open order exactly as it was', () => {
    expect(toAttempt(aTransactionRequest({ rateId: 'r2', idempotencyKey: '' }), open, 'fresh')).toBe(open);
  });
});
