import { httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';

import { problemOf } from './sign-in-problem.rule';

const refused = (error: string, rest: object = {}, retryAfterMs: number | null = null) =>
  problemOf(httpError(401, { error, message: 'm', ...rest }, retryAfterMs));

describe('the meaning of a refused sign-in (spec §8 "Login", "Login e-mail setup")', () => {
  it.each([
    { error: 'Invalid credentials', problem: { _tag: 'InvalidCredentials' } },
    { error: 'AUTH.PASSWORD_NEEDED', problem: { _tag: 'InvalidField', field: 'current' } },
    { error: 'AUTH.CAPTCHA_NEEDED', problem: { _tag: 'CaptchaNeeded' } },
    { error: 'AUTH.CODE_NEEDED', problem: { _tag: 'CodeNeeded' } },
    { error: 'AUTH.INVALID_CODE', problem: { _tag: 'InvalidCode' } },
    { error: 'AUTH.RETRY_LATER', problem: { _tag: 'RetryLater', afterMs: 60_000 } },
    { error: 'AUTH.INVALID_PASSKEY', problem: { _tag: 'PasskeyRefused' } },
    { error: 'USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED', problem: { _tag: 'EmailCodeNeeded' } },
    { error: 'USERS.SETUP_LOGIN_INVALID_EMAIL_CODE', problem: { _tag: 'InvalidEmailCode' } },
    { error: 'USERS.SETUP_LOGIN_NOT_ALLOWED', problem: { _tag: 'EmailNotAllowed' } },
    { error: 'USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS', problem: { _tag: 'EmailTaken' } },
    { error: 'unauthorized', problem: { _tag: 'SignedOut' } },
    { error: 'AUTH.SOMETHING_NEW', problem: { _tag: 'Unavailable' } },
  ])('$error: $problem', ({ error, problem }) => {
    expect(refused(error)).toEqual(problem);
  });

  it('uses the retry delay of the service', () => {
    expect(refused('AUTH.RETRY_LATER', {}, 30_000)).toEqual({ _tag: 'RetryLater', afterMs: 30_000 });
  });

  it.each([
    { field: 'email', problem: { _tag: 'InvalidField', field: 'email' } },
    { field: 'password', problem: { _tag: 'InvalidField', field: 'password' } },
    { field: 'current', problem: { _tag: 'InvalidField', field: 'current' } },
    { field: 'code', problem: { _tag: 'InvalidField', field: 'code' } },
    { field: 'captcha', problem: { _tag: 'Unavailable' } },
  ])('names the field $field', ({ field, problem }) => {
    expect(refused('not_valid_params', { field })).toEqual(problem);
  });

  it.each([
    { rule: 'no connection', error: networkError('reset'), problem: 'Offline' },
    { rule: 'no reply', error: timeoutError(10_000), problem: 'Offline' },
    { rule: 'an HTML page instead of a reply', error: httpError(502, '<html>'), problem: 'Unavailable' },
  ])('$rule: $problem', ({ error, problem }) => {
    expect(problemOf(error)._tag).toBe(problem);
  });
});
