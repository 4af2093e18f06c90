import { Secret, TOTP } from 'otpauth';

import type { OpenSandbox } from '../testing/open-sandbox.ts';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };
export type Refused = { readonly error: string; readonly message: string; readonly field?: string };

/** Reply to a request for a code. */
export type CodeSent = { readonly isCodeSent: boolean; readonly requestId: string };

export const PASSWORD = 'correct horse battery';

/** The code in the newest e-mail to an address. */
export const codeTo = async (sandbox: OpenSandbox, email: string): Promise<string> => {
  const { body } = await sandbox.get<{ mails: readonly { text: string }[] }>(
    `/__sandbox/mails?to=${encodeURIComponent(email)}`,
  );
  return /\b\d{6}\b/.exec(body.mails[0]?.text ?? '')?.[0] ?? '';
};

/** Number of e-mails to an address. */
export const mailsTo = async (sandbox: OpenSandbox, email: string): Promise<number> =>
  (await sandbox.get<{ mails: readonly unknown[] }>(`/__sandbox/mails?to=${encodeURIComponent(email)}`)).body
    .mails.length;

/** Registers an account and signs in. */
export const register = async (sandbox: OpenSandbox, email: string, password = PASSWORD): Promise<Tokens> => {
  const { requestId } = (await sandbox.post<CodeSent>('/account/auth/register', { email, password })).body;
  const code = await codeTo(sandbox, email);
  return (await sandbox.post<Tokens>('/account/auth/register/confirm', { email, requestId, code })).body;
};

/** Headers of a signed-in user. */
export const as = ({ accessToken }: Pick<Tokens, 'accessToken'>) => ({
  headers: { authorization: `Bearer ${accessToken}` },
});

/** Code of an authenticator app at a time. */
export const totpAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });

/** Current time of the sandbox, for authenticator apps. */
export const timeOf = async (sandbox: OpenSandbox): Promise<number> =>
  Date.parse((await sandbox.get<{ now: string }>('/__sandbox/clock')).body.now);

/** Enables the second factor. Returns the secret and the recovery codes. */
export const turnOnSecondFactor = async (
  sandbox: OpenSandbox,
  tokens: Tokens,
  password = PASSWORD,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const { body } = await sandbox.post<{ secret: string }>(
    '/account/users/me/second-factor',
    { password },
    as(tokens),
  );
  const enabled = await sandbox.post<{ recoveryCodes: readonly string[] }>(
    '/account/users/me/second-factor/enable',
    { code: totpAt(body.secret, await timeOf(sandbox)) },
    as(tokens),
  );
  return { secret: body.secret, recoveryCodes: enabled.body.recoveryCodes };
};
