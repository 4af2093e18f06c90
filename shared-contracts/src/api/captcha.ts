import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';

/** Proof-of-work challenge of the self-hosted captcha (ADR 0020). */
export const CaptchaChallengeReply = t.intersection(
  [
    t.type({
      parameters: t.intersection([
        t.type({
          algorithm: t.string,
          nonce: t.string,
          salt: t.string,
          cost: t.number,
          keyLength: t.number,
          keyPrefix: t.string,
        }),
        t.partial({ keySignature: t.string, expiresAt: t.number }),
      ]),
    }),
    t.partial({ signature: t.string }),
  ],
  'CaptchaChallengeReply',
);
export type CaptchaChallengeReply = t.TypeOf<typeof CaptchaChallengeReply>;

/** Creates a challenge. Each is valid for one form submission. */
export const captchaChallengeEndpoint: Endpoint<void, CaptchaChallengeReply> = {
  toRequest: () => ({ service: 'frontend', method: 'GET', path: '/captcha/challenge' }),
  reply: CaptchaChallengeReply,
};
