import * as E from 'fp-ts/lib/Either.js';

import {
  addPasskeyEndpoint,
  callEndpoint,
  passkeyCreationEndpoint,
  passkeyRequestEndpoint,
  passkeysEndpoint,
  passkeySignInEndpoint,
  removePasskeyEndpoint,
} from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort, Passkey, PasskeyAnswer, SignInReply } from '@coinlane/shared-contracts/api';

import { problemOf } from './domain/sign-in-problem.rule';
import type { SignInProblem } from './domain/sign-in-problem.rule';
import type { NewPasskey, RemovedPasskey } from './model/create-passkeys-model';
import type * as authenticatorModule from './passkeys/authenticator';

type Answer<A> = Promise<E.Either<SignInProblem, A>>;
type Authenticator = typeof authenticatorModule;

const OF_FAILURE = {
  dropped: { _tag: 'PasskeyDropped' },
  known: { _tag: 'PasskeyKnown' },
  broken: { _tag: 'PasskeyRefused' },
} as const;

const call = async <Input, Reply>(
  http: HttpPort,
  endpoint: Endpoint<Input, Reply>,
  input: Input,
): Answer<Reply> => E.mapLeft(problemOf)(await callEndpoint(http)(endpoint)(input)());

const loadAuthenticator = (): Promise<Authenticator | null> =>
  import('./passkeys/authenticator').catch(() => null);

/** Runs a passkey operation of the browser. Loads its code for the first one. */
const ofBrowser = async (
  ask: (authenticator: Authenticator) => Promise<PasskeyAnswer>,
): Answer<PasskeyAnswer> => {
  const authenticator = await loadAuthenticator();
  if (authenticator === null) return E.left({ _tag: 'Offline' });
  try {
    return E.right(await ask(authenticator));
  } catch (thrown) {
    return E.left(OF_FAILURE[thrown instanceof authenticator.PasskeyError ? thrown.failure : 'broken']);
  }
};

/** Signs in with a passkey that the user selects. */
export const signInWithPasskey = async (http: HttpPort): Answer<SignInReply> => {
  const asked = await call(http, passkeyRequestEndpoint, undefined);
  if (E.isLeft(asked)) return asked;
  const proven = await ofBrowser(({ provePasskey }) => provePasskey(asked.right.options));
  return E.isLeft(proven) ? proven : call(http, passkeySignInEndpoint, { response: proven.right });
};

/** Adds a passkey of this device or of a security key. */
export const addPasskey = async (http: HttpPort, { name, password, code }: NewPasskey): Answer<Passkey> => {
  const asked = await call(http, passkeyCreationEndpoint, { password, code });
  if (E.isLeft(asked)) return asked;
  const made = await ofBrowser(({ createPasskey }) => createPasskey(asked.right.options));
  if (E.isLeft(made)) return made;
  return E.map(({ passkey }: { readonly passkey: Passkey }) => passkey)(
    await call(http, addPasskeyEndpoint, { name, response: made.right }),
  );
};

export const fetchPasskeys = async (http: HttpPort): Answer<readonly Passkey[]> =>
  E.map(({ passkeys }: { readonly passkeys: readonly Passkey[] }) => passkeys)(
    await call(http, passkeysEndpoint, undefined),
  );

export const removePasskey = async (http: HttpPort, passkey: RemovedPasskey): Answer<null> =>
  E.map(() => null)(await call(http, removePasskeyEndpoint, passkey));
