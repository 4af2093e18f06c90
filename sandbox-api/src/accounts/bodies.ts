import * as t from 'io-ts';

import { isEmail } from '../emails/index.ts';
import { isPassword } from './password.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** An e-mail address (spec §5 "E-mail"), in lower case. */
export const Email = new t.Type<string, string, unknown>(
  'e-mail address',
  isText,
  (value, context) => {
    const email = isText(value) ? value.trim() : '';
    return isEmail(email) ? t.success(email.toLowerCase()) : t.failure(value, context);
  },
  t.identity,
);

/** A password somebody chooses (spec §5 "Password"): 8 to 100 characters, none taken away. */
export const NewPassword = new t.Type<string, string, unknown>(
  'password of 8 to 100 characters',
  isText,
  (value, context) => (isText(value) && isPassword(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const MAX_PASSWORD_TYPED = 1000;

/** A password somebody has; what cannot be one is a wrong one, not a wrong call. */
export const KnownPassword = new t.Type<string, string, unknown>(
  'password',
  isText,
  (value, context) =>
    isText(value) && value !== '' && value.length <= MAX_PASSWORD_TYPED
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
);

/** The current password of a signed-in user; `''`: not sent. */
export const CurrentPassword = new t.Type<string, string, unknown>(
  'current password',
  isText,
  (value, context) =>
    value === undefined || value === '' ? t.success('') : KnownPassword.validate(value, context),
  t.identity,
);

const LONGEST_CAPTCHA = 8192;

/** What a captcha was solved with, longer than any other text; `''`: it was not asked for. */
export const CaptchaAnswer = new t.Type<string, string, unknown>(
  'captcha answer',
  isText,
  (value, context) => {
    const answer = value ?? '';
    return isText(answer) && answer.length <= LONGEST_CAPTCHA ? t.success(answer) : t.failure(value, context);
  },
  t.identity,
);
