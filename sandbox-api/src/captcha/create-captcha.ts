import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { Refusal } from '../http/index.ts';

/** Content of the form field `g-recaptcha-response`, in base64. */
const Answer = t.type(
  {
    challenge: t.intersection([
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
          t.type({ data: t.type({ expiresAtMs: t.number }) }),
          t.partial({ keySignature: t.string }),
        ]),
      }),
      t.type({ signature: t.string }),
    ]),
    solution: t.type({ counter: t.number, derivedKey: t.string }),
  },
  'CaptchaAnswer',
);
type Answer = t.TypeOf<typeof Answer>;

const ALGORITHM = 'PBKDF2/SHA-256';
/** A phone needs well below a second for a hundred derivations with this cost. */
const COST = 500;
const COUNTER = { from: 40, to: 160 } as const;
const LIVES_MS = 10 * 60_000;
const LONGEST_ANSWER = 8192;

/** Issues challenges and checks their solutions. */
export type Captcha = {
  readonly challenge: (namespace: string) => Promise<unknown>;
  /** Refuses an answer that is invalid, wrong, late or already used, with 403. */
  readonly check: (answer: string, namespace: string) => Promise<void>;
  /** Like `check`, but returns whether the answer is correct. A correct answer is used up. */
  readonly isSolved: (namespace: string, answer: string) => Promise<boolean>;
};

const refusal = (problem: string): Refusal =>
  new Refusal(403, {
    error: 'captcha_invalid',
    message: `captcha: ${problem}`,
    field: 'g-recaptcha-response',
  });

const decodeAnswer = (text: string): Answer => {
  if (text === '' || text.length > LONGEST_ANSWER) throw refusal('is required');
  const json = E.tryCatch((): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8')), E.toError);
  const answer = Answer.decode(E.isRight(json) ? json.right : null);
  if (E.isLeft(answer)) throw refusal('is not readable');
  return answer.right;
};

type CaptchaPorts = Pick<Clock, 'nowIn'> & {
  /** Secret that signs challenges. Servers with the same visitors must have the same one. */
  readonly secret: string;
  /** Marks a challenge as used. False if it was already used. */
  readonly take: (challenge: string, expiresAtMs: number, nowMs: number) => boolean | Promise<boolean>;
};

/** Creates the self-hosted captcha (ADR 0020). */
export const createCaptcha = ({ secret, take, nowIn }: CaptchaPorts): Captcha => {
  const secrets = {
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `key ${secret}`,
  };

  const check = async (text: string, namespace: string): Promise<void> => {
    const { challenge, solution } = decodeAnswer(text);
    const nowMs = nowIn(namespace);
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (!verified) throw refusal('is wrong');
    // in the signed data, not in the protocol's own field, because the clock of the namespace decides
    const { expiresAtMs } = challenge.parameters.data;
    if (expiresAtMs <= nowMs) throw refusal('has expired');
    if (!(await take(challenge.signature, expiresAtMs, nowMs))) throw refusal('was used before');
  };

  return {
    challenge: (namespace) =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(COUNTER.from, COUNTER.to),
        deriveKey,
        data: { expiresAtMs: nowIn(namespace) + LIVES_MS },
        ...secrets,
      }),
    check,
    isSolved: (namespace, answer) =>
      check(answer, namespace).then(
        () => true,
        () => false,
      ),
  };
};
