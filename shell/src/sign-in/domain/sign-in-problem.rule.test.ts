import { httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';

import { problemOf } from './sign-in-problem.rule';

const refused = (error: string, rest: object = {}, retryAfterMs: number | null = null) =>
  problemOf(httpError(401, { error, message: 'm', ...rest }, retryAfterMs));

describe('what a refused sign-in means (spec §8 "Login")', () => {
  it.each([
    { error: 'Invalid credentials', problem: { _tag: 'InvalidCredentials' } },
    { error: 'AUTH.CAPTCHA_NEEDED', problem: { _tag: 'CaptchaNeeded' } },
    { error: 'AUTH.CODE_NEEDED', problem: { _tag: 'CodeNeeded' } },
    { error: 'AUTH.INVALID_CODE', problem: { _tag: 'InvalidCode' } },
    { error: 'AUTH.RETRY_LATER', problem: { _tag: 'RetryLater', afterMs: 60_000 } },
    { error: 'unauthorized', problem: { _tag: 'SignedOut' } },
    { error: 'AUTH.SOMETHING_NEW', problem: { _tag: 'Unavailable' } },
  ])('$error: $problem', ({ error, problem }) => {
    expect(refused(error)).toEqual(problem);
  });

  it('waits as long as the service says', () => {
    expect(refused('AUTH.RETRY_LATER', {}, 30_000)).toEqual({ _tag: 'RetryLater', afterMs: 30_000 });
  });

  it.each([
    { field: 'email', problem: { _tag: 'InvalidField', field: 'email' } },
    { field: 'password', problem: { _tag: 'InvalidField', field: 'password' } },
    { field: 'captcha', problem: { _tag: 'Unavailable' } },
  ])('names the field $field', ({ field, problem }) => {
    expect(refused('not_valid_params', { field })).toEqual(problem);
  });

  it.each([
    { rule: 'no connection', error: networkError('reset'), problem: 'Offline' },
    { rule: 'no answer', error: timeoutError(10_000), problem: 'Offline' },
    { rule: 'a page instead of an answer', error: httpError(502, '<html>'), problem: 'Unavailable' },
  ])('$rule: $problem', ({ error, problem }) => {
    expect(problemOf(error)._tag).toBe(problem);
  });
});
