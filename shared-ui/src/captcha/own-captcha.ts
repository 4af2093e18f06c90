import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { callEndpoint, captchaChallengeEndpoint, toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

const GIVE_UP_MS = 60_000;

/** Solves a new challenge in the browser. Returns the value for `g-recaptcha-response`. */
export const solveOwnCaptcha =
  (http: HttpPort) =>
  async (signal: AbortSignal): Promise<string> => {
    const challenge = await toPromise(callEndpoint(http)(captchaChallengeEndpoint)());
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    signal.addEventListener('abort', stop);
    try {
      const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: GIVE_UP_MS });
      if (solution === null) throw new Error('the captcha was not solved in time');
      return btoa(JSON.stringify({ challenge, solution }));
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
