import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { noneIfBlank } from '@coinlane/shared-contracts/codecs';
import type { ApiError } from '@coinlane/shared-contracts/errors';

/** What keeps somebody from signing in, by what they can do about it. */
export type SignInProblem =
  | { readonly _tag: 'InvalidCredentials' }
  | { readonly _tag: 'RetryLater'; readonly afterMs: number }
  | { readonly _tag: 'CaptchaNeeded' }
  | { readonly _tag: 'CodeNeeded' }
  | { readonly _tag: 'InvalidCode' }
  | { readonly _tag: 'InvalidField'; readonly field: 'email' | 'password' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'Unavailable' };

const Refusal = t.type({ error: t.string, field: noneIfBlank(t.string) }, 'SignInRefusal');

const USUAL_WAIT_MS = 60_000;

const ofField = (field: string | null): SignInProblem =>
  field === 'email' || field === 'password' ? { _tag: 'InvalidField', field } : { _tag: 'Unavailable' };

const ofRefusal = (
  { error, field }: t.TypeOf<typeof Refusal>,
  retryAfterMs: number | null,
): SignInProblem => {
  switch (error) {
    case 'Invalid credentials':
      return { _tag: 'InvalidCredentials' };
    case 'AUTH.RETRY_LATER':
      return { _tag: 'RetryLater', afterMs: retryAfterMs ?? USUAL_WAIT_MS };
    case 'AUTH.CAPTCHA_NEEDED':
      return { _tag: 'CaptchaNeeded' };
    case 'AUTH.CODE_NEEDED':
      return { _tag: 'CodeNeeded' };
    case 'AUTH.INVALID_CODE':
      return { _tag: 'InvalidCode' };
    case 'unauthorized':
      return { _tag: 'SignedOut' };
    case 'not_valid_params':
      return ofField(field);
    default:
      return { _tag: 'Unavailable' };
  }
};

/** Spec §8 "Login": what a failed call means to whoever wants to sign in. */
export const problemOf = (error: ApiError): SignInProblem => {
  if (error._tag === 'NetworkError' || error._tag === 'TimeoutError') return { _tag: 'Offline' };
  if (error._tag !== 'HttpError') return { _tag: 'Unavailable' };
  const refusal = Refusal.decode(error.body);
  if (E.isLeft(refusal)) return { _tag: 'Unavailable' };
  return ofRefusal(refusal.right, error.retryAfterMs);
};
