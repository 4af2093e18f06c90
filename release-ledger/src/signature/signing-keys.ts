import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import type { Result } from '../errors/index.ts';

/** Private key, and the ID under which its public key is trusted. */
export type SigningKey = { readonly id: string; readonly privateKey: KeyObject };

/** Public keys by ID. Rotation trusts several keys: the old one stays until no live release is signed with it. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** New key pair as text: the private key for `LEDGER_SIGNING_KEY`, the public one for `LEDGER_TRUSTED_KEYS`. */
export type NewKey = { readonly id: string; readonly privateKey: string; readonly publicKey: string };

const ID_LENGTH = 16;

const Keys = t.record(t.string, t.string, 'an object of keys');

/** Derives the ID from the key, so that keys cannot be confused or renamed. */
const idOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, ID_LENGTH);

/** Restores line breaks, which can be escaped in a PEM in an environment variable. */
const pemOf = (text: string): string | null =>
  text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : null;

const privateKeyOf = (text: string): KeyObject => {
  const pem = pemOf(text);
  return pem === null
    ? createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    : createPrivateKey(pem);
};

const publicKeyOf = (text: string): KeyObject => {
  const pem = pemOf(text);
  if (pem?.includes('PRIVATE') === true) throw new Error('a private key');
  return pem === null
    ? createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    : createPublicKey(pem);
};

const ed25519 = (read: () => KeyObject): KeyObject | null => {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
};

/** Placeholder for a secret in messages. */
const HIDDEN = '(not shown)';

/** Reads the signing key, PKCS8 in PEM or base64. Null if the text is empty. Messages never contain the text. */
export const readSigningKey = (text: string | undefined): Result<SigningKey | null> => {
  if (text === undefined || text.trim() === '') return E.right(null);
  const privateKey = ed25519(() => privateKeyOf(text.trim()));
  return privateKey === null
    ? E.left({
        _tag: 'WordRefused',
        what: 'LEDGER_SIGNING_KEY',
        word: HIDDEN,
        expected: 'an ed25519 private key, PKCS8 as PEM or base64 (ledger keygen creates one)',
      })
    : E.right({ id: idOf(createPublicKey(privateKey)), privateKey });
};

const refusedKeys = (word: string, expected: string): Result<never> =>
  E.left({ _tag: 'WordRefused', what: 'LEDGER_TRUSTED_KEYS', word, expected });

const trustedKey = ([id, text]: [string, string]): Result<[string, KeyObject]> => {
  const key = ed25519(() => publicKeyOf(text.trim()));
  if (key === null) return refusedKeys(id, 'an ed25519 public key, SPKI as PEM or base64');
  return idOf(key) === id ? E.right([id, key]) : refusedKeys(id, `the id of this key, which is ${idOf(key)}`);
};

/** Reads the trusted keys from `{"<id>": "<public key>"}`. Null if none are configured. */
export const readTrustedKeys = (text: string | undefined): Result<TrustedKeys | null> => {
  if (text === undefined || text.trim() === '') return E.right(null);
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
    E.chainW((json) => Keys.decode(json)),
    E.map((keys) => Object.entries(keys)),
    E.filterOrElseW(
      (keys) => keys.length > 0,
      () => null,
    ),
    E.match(
      () => refusedKeys(HIDDEN, 'a JSON object such as {"<id>": "<public key>"} with a key at least'),
      (keys) =>
        pipe(
          keys,
          E.traverseArray(trustedKey),
          E.map((trusted): TrustedKeys => new Map(trusted)),
        ),
    ),
  );
};

/** Creates an ed25519 key pair. */
export const makeKey = (): NewKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: idOf(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};
