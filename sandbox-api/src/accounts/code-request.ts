import * as t from 'io-ts';

import { Text } from '../http/index.ts';
import { CODE_REQUESTS_TO_CAPTCHA } from '../settings.ts';
import type { Accounts } from './accounts.ts';
import { CaptchaAnswer, Email } from './bodies.ts';
import type { CodeSubject } from './code-store.ts';
import { captchaNeeded } from './refusals.ts';
import { newSecret } from './secret.ts';

/** Request for a code by e-mail. `requestId` is empty initially, and that of the reply when the code is sent again. */
export const CodeRequestBody = t.type(
  { email: Email, requestId: Text, captcha: CaptchaAnswer },
  'CodeRequest',
);

/** Reply to a request for a code. `requestId` is needed to redeem the code. */
export type CodeSentReply = { readonly isCodeSent: true; readonly requestId: string };

const MAX_REQUEST_ID = 64;

/**
 * Opens the request that a code is sent for. Many requests for one address need a captcha, but never a wait, so
 * that the owner can always request a code.
 */
export const openCodeRequest = async (
  { codes, isCaptchaSolved }: Accounts,
  purpose: CodeSubject['purpose'],
  { namespace, email, requestId, captcha }: t.TypeOf<typeof CodeRequestBody> & { readonly namespace: string },
  now: number,
): Promise<CodeSubject> => {
  const subject = { namespace, email, purpose, requestId: requestId.slice(0, MAX_REQUEST_ID) };
  const others = codes.othersOf(subject, now);
  if (others === null) return subject;
  const isSolved =
    others < CODE_REQUESTS_TO_CAPTCHA || (captcha !== '' && (await isCaptchaSolved(namespace, captcha)));
  if (!isSolved) throw captchaNeeded();
  return { ...subject, requestId: newSecret() };
};
