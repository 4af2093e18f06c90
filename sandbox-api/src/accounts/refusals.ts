import { Refusal } from '../http/index.ts';

const refusal = (status: number, error: string, message: string, field?: string): Refusal =>
  new Refusal(status, { error, message, ...(field === undefined ? {} : { field }) });

/** Spec §8 "Login": the same for a wrong address and a wrong password. */
export const invalidCredentials = (): Refusal => refusal(401, 'Invalid credentials', 'Invalid credentials');

/** For a change that needs the current password, if the caller has only an access token. */
export const passwordNeeded = (): Refusal =>
  refusal(401, 'AUTH.PASSWORD_NEEDED', 'The current password is needed', 'password');

/** Spec §8 "Login", with the waiting time. */
export const retryLater = (ms: number): Refusal =>
  new Refusal(429, { error: 'AUTH.RETRY_LATER', message: 'Too many attempts' }, ms);

/** Spec §8 "Login". */
export const captchaNeeded = (): Refusal =>
  refusal(401, 'AUTH.CAPTCHA_NEEDED', 'Solve the captcha first', 'captcha');

/** Spec §8 "Login". */
export const codeNeeded = (): Refusal =>
  refusal(401, 'AUTH.CODE_NEEDED', 'The code of the second factor is needed', 'code');

/** Spec §8 "Login". Also for a code sent by e-mail. */
export const invalidCode = (): Refusal =>
  refusal(401, 'AUTH.INVALID_CODE', 'The code is wrong or has run out', 'code');

/** For a passkey that is unknown, of another account, or did not sign the challenge (ADR 0026). */
export const invalidPasskey = (): Refusal =>
  refusal(401, 'AUTH.INVALID_PASSKEY', 'The passkey was not accepted');

/** Spec §8 "Login e-mail setup". */
export const setupCodeNeeded = (): Refusal =>
  refusal(401, 'USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED', 'A code was sent to the new address', 'code');

/** Spec §8 "Login e-mail setup". */
export const setupInvalidCode = (): Refusal =>
  refusal(401, 'USERS.SETUP_LOGIN_INVALID_EMAIL_CODE', 'The code is wrong or has run out', 'code');

/** Spec §8 "Login e-mail setup": invalid e-mail. */
export const setupNotAllowed = (): Refusal =>
  refusal(400, 'USERS.SETUP_LOGIN_NOT_ALLOWED', 'Invalid e-mail address', 'email');

/** Spec §8 "Login e-mail setup". */
export const setupEmailExists = (): Refusal =>
  refusal(409, 'USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS', 'Another account uses this address', 'email');
