import {
  abortedError,
  canRetry,
  decodeError,
  httpError,
  isOutcomeUnknown,
  networkError,
  refusedField,
  retryDelayMs,
  timeoutError,
  toCallFailure,
} from './index.ts';

const refused = { _tag: 'Refused', code: '', message: null, field: null };

describe('toCallFailure (spec §8 "HTTP")', () => {
  it.each([
    { cause: 'no connection', error: networkError('offline'), failure: { _tag: 'Offline' }, again: 4000 },
    {
      cause: 'no answer in time',
      error: timeoutError(10_000),
      failure: { _tag: 'TimedOut', seconds: 10 },
      again: 4000,
    },
    { cause: 'a 400', error: httpError(400, {}), failure: refused, again: null },
    { cause: 'a 400 in HTML', error: httpError(400, '<html>'), failure: refused, again: null },
    {
      cause: 'a 400 about a field',
      error: httpError(400, { error: 'not_enough_balance', message: 'There are 0.1 BTC', field: 'amount' }),
      failure: {
        _tag: 'Refused',
        code: 'not_enough_balance',
        message: 'There are 0.1 BTC',
        field: 'amount',
      },
      again: null,
    },
    {
      cause: 'a 400 with details of other types',
      error: httpError(400, { error: 'x', message: 1, field: {} }),
      failure: { ...refused, code: 'x' },
      again: null,
    },
    { cause: 'a 401', error: httpError(401, {}), failure: { _tag: 'SignedOut' }, again: null },
    {
      cause: 'a 401 without words',
      error: httpError(401, null),
      failure: { _tag: 'SignedOut' },
      again: null,
    },
    {
      cause: 'a 401 of the session',
      error: httpError(401, { error: 'unauthorized', message: 'Unauthorized' }),
      failure: { _tag: 'SignedOut' },
      again: null,
    },
    {
      cause: 'a 401 with a code of the login',
      error: httpError(401, { error: 'AUTH.INVALID_CODE', message: 'wrong', field: 'code' }),
      failure: { _tag: 'Refused', code: 'AUTH.INVALID_CODE', message: 'wrong', field: 'code' },
      again: null,
    },
    { cause: 'a 403', error: httpError(403, {}), failure: { _tag: 'SignedOut' }, again: null },
    {
      cause: 'a 403 of the gateway',
      error: httpError(403, { error: 'csrf_invalid' }),
      failure: { _tag: 'SignedOut' },
      again: null,
    },
    { cause: 'a 404', error: httpError(404, { error: 'x' }), failure: { _tag: 'Missing' }, again: null },
    { cause: 'a 409', error: httpError(409, {}), failure: { _tag: 'Conflict' }, again: null },
    {
      cause: 'a key that was used',
      error: httpError(409, { error: 'conflict' }),
      failure: { _tag: 'Conflict' },
      again: null,
    },
    {
      cause: 'a 409 with its own code',
      error: httpError(409, { error: 'fee_changed', message: 'The fee is 2', field: 'fee' }),
      failure: { _tag: 'Refused', code: 'fee_changed', message: 'The fee is 2', field: 'fee' },
      again: null,
    },
    {
      cause: 'a 429 that says how long',
      error: httpError(429, { error: 'AUTH.RETRY_LATER' }, 7000),
      failure: { _tag: 'TooMany', waitMs: 7000 },
      again: 7000,
    },
    {
      cause: 'a 429 that does not',
      error: httpError(429, {}),
      failure: { _tag: 'TooMany', waitMs: 10_000 },
      again: 10_000,
    },
    { cause: 'a 500 with HTML', error: httpError(500, '<html>'), failure: { _tag: 'Broken' }, again: 4000 },
    { cause: 'a truncated reply', error: decodeError('X', []), failure: { _tag: 'Unreadable' }, again: 4000 },
    { cause: 'a newer question', error: abortedError, failure: { _tag: 'Overtaken' }, again: 0 },
  ])('maps $cause and whether a retry can help', ({ error, failure, again }) => {
    expect(toCallFailure(error)).toEqual(failure);
    expect(retryDelayMs(toCallFailure(error))).toBe(again);
    expect(canRetry(toCallFailure(error))).toBe(again !== null);
  });
});

describe('a failure', () => {
  it.each([
    { error: networkError('down'), isUnknown: true },
    { error: timeoutError(1), isUnknown: true },
    { error: httpError(502, null), isUnknown: true },
    { error: decodeError('X', []), isUnknown: true },
    { error: httpError(429, null), isUnknown: false },
    { error: httpError(400, null), isUnknown: false },
    { error: abortedError, isUnknown: false },
  ])('of $error._tag $error.status leaves the outcome unknown: $isUnknown', ({ error, isUnknown }) => {
    expect(isOutcomeUnknown(toCallFailure(error))).toBe(isUnknown);
  });

  it('names the refused field', () => {
    expect(refusedField(toCallFailure(httpError(400, { field: 'wallet' })))).toBe('wallet');
    expect(refusedField({ _tag: 'Offline' })).toBeNull();
    expect(refusedField(null)).toBeNull();
  });
});
