import * as t from 'io-ts';

import { isEmail } from '../emails.ts';
import { isPassword } from './password.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** E-mail address (spec §5 "E-mail"), in lower case. */
export const Email = new t.Type<string, string>(
  'e-mail address',
  isText,
  (value, context) => {
    const email = isText(value) ? value.trim() : '';
    return isEmail(email) ? t.success(email.toLowerCase()) : t.failure(value, context);
  },
  t.identity,
);

/** New password (spec §5 "Password"): 8 to 100 characters, not trimmed. */
export const NewPassword = new t.Type<string, string>(
  'password of 8 to 100 characters',
  isText,
  (value, context) => (isText(value) && isPassword(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const MAX_PASSWORD_TYPED = 1000;

/** Existing password. A password that is not allowed counts as wrong, not as an invalid request. */
export const KnownPassword = new t.Type<string, string>(
  'password',
  isText,
  (value, context) =>
    isText(value) && value !== '' && value.length <= MAX_PASSWORD_TYPED
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

/** Current password of a signed-in user. Empty: not sent. */
export const CurrentPassword = new t.Type<string, string>(
  'current password',
  isText,
  (value, context) =>
    value === undefined || value === '' ? t.success('') : KnownPassword.validate(value, context),
  t.identity,
);

const LONGEST_CAPTCHA = 8192;

/** Answer to a captcha, which is longer than other texts. Empty: none was required. */
export const CaptchaAnswer = new t.Type<string, string>(
  'captcha answer',
  isText,
  (value, context) => {
    const answer = value ?? '';
    return isText(answer) && answer.length <= LONGEST_CAPTCHA ? t.success(answer) : t.failure(value, context);
  },
  t.identity,
);
