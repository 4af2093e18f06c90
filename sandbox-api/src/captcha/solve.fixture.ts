import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

import type { OpenSandbox } from '../testing/open-sandbox.ts';

/** Solves a new challenge like a browser. Returns the value of `g-recaptcha-response`. */
export const solvedCaptcha = async (sandbox: OpenSandbox, namespace = 'forms'): Promise<string> => {
  const { body } = await sandbox.get<Challenge>('/frontend/captcha/challenge', { namespace });
  const solution = await solveChallenge({ challenge: body, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body, solution })).toString('base64');
};
