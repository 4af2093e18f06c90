import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  disableSecondFactorEndpoint,
  enableSecondFactorEndpoint,
  setUpSecondFactorEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { TwoFactorSecret } from '../domain/two-factor';
import { ask } from './ask';

/**
 * POST /users/me/second-factor: creates a secret that is not enabled yet, a new one each time. Requires the
 * current password.
 */
export const fetchTwoFactorSecret =
  (http: HttpPort) =>
  (password: string): TE.TaskEither<CallFailure, TwoFactorSecret> =>
    ask(http)(setUpSecondFactorEndpoint)({ password });

/** POST /users/me/second-factor/enable: enables the second factor. Returns the recovery codes, only this once. */
export const enableTwoFactor =
  (http: HttpPort) =>
  (code: string): TE.TaskEither<CallFailure, readonly string[]> =>
    pipe(
      ask(http)(enableSecondFactorEndpoint)(code),
      TE.map(({ recoveryCodes }) => recoveryCodes),
    );

/** POST /users/me/second-factor/disable. Requires password and code, because a thief of the device has neither. */
export const disableTwoFactor =
  (http: HttpPort) =>
  (proof: { readonly password: string; readonly code: string }): TE.TaskEither<CallFailure, true> =>
    pipe(
      ask(http)(disableSecondFactorEndpoint)(proof),
      TE.map(() => true as const),
    );
