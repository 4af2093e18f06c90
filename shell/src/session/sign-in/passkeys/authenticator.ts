import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@coinlane/shared-contracts/api';

/** Reason why the browser returned no passkey: the user cancelled, the device already has one, or another error. */
export type PasskeyFailure = 'dropped' | 'known' | 'broken';

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

/** Creates a passkey in the browser. Rejects with a PasskeyError. */
export const createPasskey = (options: PasskeyCreation): Promise<PasskeyAnswer> =>
  orFailure(startRegistration({ optionsJSON: options }));

/** Signs in with a passkey in the browser. Rejects with a PasskeyError. */
export const provePasskey = (options: PasskeyRequest): Promise<PasskeyAnswer> =>
  orFailure(startAuthentication({ optionsJSON: options }));
