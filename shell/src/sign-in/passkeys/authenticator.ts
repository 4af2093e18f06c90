import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@coinlane/shared-contracts/api';

/** Why the browser gave no passkey: the person gave up, this device has one already, or something else. */
export type PasskeyFailure = 'dropped' | 'known' | 'broken';

/** Thrown in place of the browser's own errors. */
export class PasskeyError extends Error {
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure) {
    super(`no passkey: ${failure}`);
    this.failure = failure;
  }
}

const failureOf = (thrown: unknown): PasskeyFailure => {
  if (thrown instanceof WebAuthnError && thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'known';
  const name: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'name') : null;
  return name === 'NotAllowedError' || name === 'AbortError' ? 'dropped' : 'broken';
};

const orFailure = async (asked: Promise<PasskeyAnswer>): Promise<PasskeyAnswer> => {
  try {
    return await asked;
  } catch (thrown) {
    throw new PasskeyError(failureOf(thrown));
  }
};

/** Has the browser make a passkey. Rejects with a PasskeyError. */
export const createPasskey = (options: PasskeyCreation): Promise<PasskeyAnswer> =>
  orFailure(startRegistration({ optionsJSON: options }));

/** Has the browser prove a passkey. Rejects with a PasskeyError. */
export const provePasskey = (options: PasskeyRequest): Promise<PasskeyAnswer> =>
  orFailure(startAuthentication({ optionsJSON: options }));
