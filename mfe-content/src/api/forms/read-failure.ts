import * as E from 'fp-ts/lib/Either.js';

import { ContactRefusal } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { FormFailure } from '../../domain/contact-form';

const SERVER_ERROR: FormFailure = { _tag: 'ServerError' };

/** `{errorData: 'Internal Server Error'}` (spec §8 "Forms"). */
const isInternal = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'errorData') === 'Internal Server Error';

const readRefusal = (body: unknown): FormFailure => {
  const decoded = ContactRefusal.decode(body);
  if (E.isLeft(decoded)) return { _tag: 'Refused', message: null };
  const { error = null, message = null, errors } = decoded.right;
  if (error === 'captcha_invalid') return { _tag: 'CaptchaRefused' };
  if (error === 'already_subscribed') return { _tag: 'AlreadySubscribed' };
  if (errors === undefined) return { _tag: 'Refused', message };
  const entries = Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? ''] as const);
  return { _tag: 'Fields', messages: Object.fromEntries(entries) };
};

/** Maps the failure of a form (spec §8 "Forms"). */
export const readFormFailure = (failed: ApiError): FormFailure => {
  switch (failed._tag) {
    case 'NetworkError':
    case 'TimeoutError':
    case 'AbortedError':
      return { _tag: 'Unreachable' };
    case 'DecodeError':
      return SERVER_ERROR;
    case 'HttpError':
      return failed.status >= 500 || isInternal(failed.body) ? SERVER_ERROR : readRefusal(failed.body);
  }
};
