import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
} from '@coinlane/shared-contracts/errors';

import { canRetry, retryDelayMs, toCallFailure } from './call-failure';

describe('toCallFailure (spec §8 "HTTP")', () => {
  it.each([
    { cause: 'no connection', error: networkError('offline'), failure: { _tag: 'Offline' }, again: 4000 },
    {
      cause: 'no answer in time',
      error: timeoutError(10_000),
      failure: { _tag: 'TimedOut', seconds: 10 },
      again: 4000,
    },
    { cause: 'a 400', error: httpError(400, {}), failure: { _tag: 'Refused' }, again: null },
    { cause: 'a 401', error: httpError(401, {}), failure: { _tag: 'SignedOut' }, again: null },
    { cause: 'a 403', error: httpError(403, {}), failure: { _tag: 'SignedOut' }, again: null },
    { cause: 'a 404', error: httpError(404, {}), failure: { _tag: 'Missing' }, again: null },
    { cause: 'a 409', error: httpError(409, {}), failure: { _tag: 'Conflict' }, again: null },
    {
      cause: 'a 429 that says how long',
      error: httpError(429, {}, 7000),
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
