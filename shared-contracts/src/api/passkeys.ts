import * as t from 'io-ts';

import { IsoDate } from '../codecs/index.ts';
import { SignInReply } from './auth.ts';
import type { Endpoint, HttpRequest } from './endpoint.ts';
import { fittingRows, flag, OptionalDate } from './reply-field.ts';

/** Response of an authenticator: the JSON form of a WebAuthn credential. Only the service reads it. */
export type PasskeyAnswer = object;

const CredentialName = t.type({ id: t.string, type: t.literal('public-key') }, 'CredentialName');

/** Options to create a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = t.type(
  {
    challenge: t.string,
    rp: t.type({ id: t.string, name: t.string }),
    user: t.type({ id: t.string, name: t.string, displayName: t.string }),
    pubKeyCredParams: t.array(t.type({ alg: t.number, type: t.literal('public-key') })),
    timeout: t.number,
    excludeCredentials: t.array(CredentialName),
    authenticatorSelection: t.type({
      residentKey: t.literal('required'),
      requireResidentKey: t.literal(true),
      userVerification: t.literal('required'),
    }),
    attestation: t.literal('none'),
  },
  'PasskeyCreation',
);
export type PasskeyCreation = t.TypeOf<typeof PasskeyCreation>;

/** Options to sign in with a passkey (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = t.type(
  { challenge: t.string, rpId: t.string, timeout: t.number, userVerification: t.literal('required') },
  'PasskeyRequest',
);
export type PasskeyRequest = t.TypeOf<typeof PasskeyRequest>;

/** A passkey of an account. */
export const Passkey = t.type(
  {
    id: t.string,
    name: t.string,
    createdAt: IsoDate,
    lastUsedAt: OptionalDate,
    /** Whether the user's platform syncs it to all their devices. */
    isSynced: flag(false),
  },
  'Passkey',
);
export type Passkey = t.TypeOf<typeof Passkey>;

const DoneReply = t.type({ success: t.boolean }, 'PasskeyDoneReply');

const account = (method: HttpRequest['method'], path: string, body?: unknown): HttpRequest => ({
  service: 'account',
  method,
  path,
  ...(body === undefined ? {} : { body }),
});

/** GET /users/me/passkeys. */
export const passkeysEndpoint: Endpoint<void, { readonly passkeys: readonly Passkey[] }> = {
  toRequest: () => account('GET', '/users/me/passkeys'),
  reply: t.type({ passkeys: fittingRows(Passkey) }, 'PasskeysReply'),
};

/**
 * POST /users/me/passkeys/options: first step of adding a passkey. Requires the password again, and the second factor's
 * code if it is on.
 */
export const passkeyCreationEndpoint: Endpoint<
  { readonly password: string; readonly code: string },
  { readonly options: PasskeyCreation }
> = {
  toRequest: (body) => account('POST', '/users/me/passkeys/options', body),
  reply: t.type({ options: PasskeyCreation }, 'PasskeyCreationReply'),
};

/** POST /users/me/passkeys: saves the authenticator's response under a name. */
export const addPasskeyEndpoint: Endpoint<
  { readonly name: string; readonly response: PasskeyAnswer },
  { readonly passkey: Passkey }
> = {
  toRequest: (body) => account('POST', '/users/me/passkeys', body),
  reply: t.type({ passkey: Passkey }, 'AddPasskeyReply'),
};

/** POST /users/me/passkeys/{id}/remove: requires the same proof as a new passkey. */
export const removePasskeyEndpoint: Endpoint<
  { readonly id: string; readonly password: string; readonly code: string },
  t.TypeOf<typeof DoneReply>
> = {
  toRequest: ({ id, ...proof }) =>
    account('POST', `/users/me/passkeys/${encodeURIComponent(id)}/remove`, proof),
  reply: DoneReply,
};

/** POST /auth/passkey/options: a single-use challenge, before the user is identified. */
export const passkeyRequestEndpoint: Endpoint<void, { readonly options: PasskeyRequest }> = {
  toRequest: () => account('POST', '/auth/passkey/options', {}),
  reply: t.type({ options: PasskeyRequest }, 'PasskeyRequestReply'),
};

/** POST /auth/passkey: signs in the owner of the passkey. */
export const passkeySignInEndpoint: Endpoint<{ readonly response: PasskeyAnswer }, SignInReply> = {
  toRequest: (body) => account('POST', '/auth/passkey', body),
  reply: SignInReply,
};
