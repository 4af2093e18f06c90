import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
} from '@coinlane/shared-contracts/errors';

import { toProblem } from '.';

describe('toProblem (spec §8)', () => {
  it.each([
    { cause: 'no connection', error: networkError('down'), problem: { _tag: 'Offline' } },
    { cause: 'no answer in time', error: timeoutError(10_000), problem: { _tag: 'TimedOut', seconds: 10 } },
    {
      cause: 'a 401 of the session',
      error: httpError(401, { error: 'unauthorized', message: 'Unauthorized' }),
      problem: { _tag: 'SignedOut' },
    },
    { cause: 'a 401 without words', error: httpError(401, null), problem: { _tag: 'SignedOut' } },
    {
      cause: 'a 401 with a code of the login',
      error: httpError(401, { error: 'AUTH.INVALID_CODE', message: 'wrong', field: 'code' }),
      problem: { _tag: 'Refused', code: 'AUTH.INVALID_CODE', message: 'wrong', field: 'code' },
    },
    {
      cause: 'a 400 about a field',
      error: httpError(400, { error: 'not_enough_balance', message: 'There are 0.1 BTC', field: 'amount' }),
      problem: {
        _tag: 'Refused',
        code: 'not_enough_balance',
        message: 'There are 0.1 BTC',
        field: 'amount',
      },
    },
    {
      cause: 'a 400 in HTML',
      error: httpError(400, '<html>'),
      problem: { _tag: 'Refused', code: '', message: null, field: null },
    },
    { cause: 'a 404', error: httpError(404, { error: 'not_found' }), problem: { _tag: 'Missing' } },
    {
      cause: 'a 429 that says how long',
      error: httpError(429, { error: 'AUTH.RETRY_LATER' }, 7000),
      problem: { _tag: 'TooMany', waitMs: 7000 },
    },
    {
      cause: 'a 429 that does not',
      error: httpError(429, null),
      problem: { _tag: 'TooMany', waitMs: 10_000 },
    },
    { cause: 'a 502', error: httpError(502, '<html>'), problem: { _tag: 'Broken' } },
    { cause: 'a truncated reply', error: decodeError('X', []), problem: { _tag: 'Unreadable' } },
    { cause: 'a newer question', error: abortedError, problem: { _tag: 'Overtaken' } },
  ])('$cause', ({ error, problem }) => {
    expect(toProblem(error)).toEqual(problem);
  });
});
