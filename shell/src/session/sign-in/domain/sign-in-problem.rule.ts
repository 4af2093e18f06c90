import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { noneIfBlank } from '@coinlane/shared-contracts/codecs';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { FieldName } from './missing-field.rule';

/** Reason why a sign-in failed. Reasons with the same remedy share a case. */
export type SignInProblem =
  | { readonly _tag: 'InvalidCredentials' }
  | { readonly _tag: 'RetryLater'; readonly afterMs: number }
  | { readonly _tag: 'CaptchaNeeded' }
  | { readonly _tag: 'CodeNeeded' }
  | { readonly _tag: 'InvalidCode' }
  | { readonly _tag: 'InvalidField'; readonly field: FieldName }
  | { readonly _tag: 'EmailCodeNeeded' }
  | { readonly _tag: 'InvalidEmailCode' }
  | { readonly _tag: 'EmailNotAllowed' }
  | { readonly _tag: 'EmailTaken' }
  | { readonly _tag: 'PasskeyRefused' }
  /** This device already has a passkey of the account. */
  | { readonly _tag: 'PasskeyKnown' }
  /** The user or the browser cancelled the passkey dialog. */
  | { readonly _tag: 'PasskeyDropped' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'Unavailable' };

const Refusal = t.type({ error: t.string, field: noneIfBlank(t.string) }, 'SignInRefusal');

const USUAL_WAIT_MS = 60_000;

const ofField = (field: string | null): SignInProblem =>
  field === 'email' || field === 'password' || field === 'current' || field === 'code'
    ? { _tag: 'InvalidField', field }
    : { _tag: 'Unavailable' };

/** Error codes of spec §8 "Login" and "Login e-mail setup". */
const OF_CODE: ReadonlyMap<string, SignInProblem> = new Map<string, SignInProblem>([
  ['Invalid credentials', { _tag: 'InvalidCredentials' }],
  ['AUTH.PASSWORD_NEEDED', { _tag: 'InvalidField', field: 'current' }],
  ['AUTH.CAPTCHA_NEEDED', { _tag: 'CaptchaNeeded' }],
  ['AUTH.CODE_NEEDED', { _tag: 'CodeNeeded' }],
  ['AUTH.INVALID_CODE', { _tag: 'InvalidCode' }],
  ['AUTH.INVALID_PASSKEY', { _tag: 'PasskeyRefused' }],
  ['USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED', { _tag: 'EmailCodeNeeded' }],
  ['USERS.SETUP_LOGIN_INVALID_EMAIL_CODE', { _tag: 'InvalidEmailCode' }],
  ['USERS.SETUP_LOGIN_NOT_ALLOWED', { _tag: 'EmailNotAllowed' }],
  ['USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS', { _tag: 'EmailTaken' }],
  ['unauthorized', { _tag: 'SignedOut' }],
]);

const ofRefusal = (
  { error, field }: t.TypeOf<typeof Refusal>,
  retryAfterMs: number | null,
): SignInProblem => {
  if (error === 'AUTH.RETRY_LATER') return { _tag: 'RetryLater', afterMs: retryAfterMs ?? USUAL_WAIT_MS };
  if (error === 'not_valid_params') return ofField(field);
  return OF_CODE.get(error) ?? { _tag: 'Unavailable' };
};

/** Maps a failed call to a problem of the sign-in dialog. */
export const problemOf = (error: ApiError): SignInProblem => {
  if (error._tag === 'NetworkError' || error._tag === 'TimeoutError') return { _tag: 'Offline' };
  if (error._tag !== 'HttpError') return { _tag: 'Unavailable' };
  const refusal = Refusal.decode(error.body);
  if (E.isLeft(refusal)) return { _tag: 'Unavailable' };
  return ofRefusal(refusal.right, error.retryAfterMs);
};
