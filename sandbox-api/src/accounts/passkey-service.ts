import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '../settings.ts';
import type { Account } from './account.ts';
import type { AssertionAnswer, AttestationAnswer } from './passkey-answers.ts';
import type { PasskeyStore, StoredPasskey } from './passkey-store.ts';

type NewPasskey = {
  readonly name: string;
  readonly answer: AttestationAnswer;
  readonly now: number;
  /** Called after the verification, which takes time. */
  readonly isStillSignedIn: () => boolean;
};

/** Registers and verifies passkeys for one site (ADR 0026). Times are epoch milliseconds. */
export type PasskeyService = {
  readonly creationFor: (account: Account, now: number) => Promise<object>;
  /** Returns the passkey that the authenticator created for the options, or null if it does not match them. */
  readonly add: (account: Account, given: NewPasskey) => Promise<StoredPasskey | null>;
  readonly requestFor: (namespace: string, now: number) => Promise<object>;
  /** Returns the passkey that signed the challenge, after recording its use, or null. */
  readonly prove: (namespace: string, answer: AssertionAnswer, now: number) => Promise<StoredPasskey | null>;
  readonly store: PasskeyStore;
};

const BRAND = 'Coinlane';

/** Loaded on demand: it is a tenth of all modules of a server, and most servers never need it. */
const webAuthn = () => import('@simplewebauthn/server');

const accountSubject = ({ id }: Account): string => `account ${id}`;
/** No account is known before signing in. */
const signInSubject = (namespace: string): string => `sign-in ${namespace}`;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

type Site = { readonly store: PasskeyStore; readonly origin: string; readonly rpID: string };

const creationFor = async ({ store, rpID }: Site, account: Account, now: number): Promise<object> => {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.email,
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: store.listOf(account.id).map(({ id }) => ({ id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  });
  store.keepChallenge(options.challenge, accountSubject(account), now + PASSKEY_CHALLENGE_MS);
  return options;
};

const requestFor = async ({ store, rpID }: Site, namespace: string, now: number): Promise<object> => {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  });
  store.keepChallenge(options.challenge, signInSubject(namespace), now + PASSKEY_CHALLENGE_MS);
  return options;
};

/** The library throws for an invalid response. Callers refuse both cases in the same way. */
const orNull = async <A>(verify: Promise<A>): Promise<A | null> => {
  try {
    return await verify;
  } catch {
    return null;
  }
};

const add = async (
  { store, origin, rpID }: Site,
  account: Account,
  { name, answer, now, isStillSignedIn }: NewPasskey,
): Promise<StoredPasskey | null> => {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await orNull(
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => store.takeChallenge(challenge, accountSubject(account), now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true || !isStillSignedIn()) return null;
  // options for more passkeys may have been requested before the last one was added
  if (store.listOf(account.id).length >= MAX_PASSKEYS) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const passkey: StoredPasskey = {
    id: credential.id,
    accountId: account.id,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp,
    createdAt: now,
    lastUsedAt: null,
  };
  return store.add(passkey) ? passkey : null;
};

const prove = async (
  { store, origin, rpID }: Site,
  namespace: string,
  answer: AssertionAnswer,
  now: number,
): Promise<StoredPasskey | null> => {
  const passkey = store.find(answer.id);
  if (passkey === null) return null;
  const { id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => store.takeChallenge(challenge, signInSubject(namespace), now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: bytesOf(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return null;
  const { newCounter } = verified.authenticationInfo;
  // it may have been removed during the verification, and a copy may have signed in with the same counter
  const latest = store.find(id);
  if (latest === null || (latest.counter !== counter && newCounter <= latest.counter)) return null;
  const used = { ...latest, counter: newCounter, lastUsedAt: now };
  return store.save(used) ? used : null;
};

/** Creates the passkey service for a site. Accepts only passkeys of its origin. */
export const createPasskeyService = (store: PasskeyStore, origin: string): PasskeyService => {
  const site: Site = { store, origin, rpID: new URL(origin).hostname };
  return {
    creationFor: (account, now) => creationFor(site, account, now),
    add: (account, given) => add(site, account, given),
    requestFor: (namespace, now) => requestFor(site, namespace, now),
    prove: (namespace, answer, now) => prove(site, namespace, answer, now),
    store,
  };
};
