import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import canonicalize from 'canonicalize';

import type { ReceiptKey } from '@coinlane/shared-contracts/receipts';

/** Reads a private Ed25519 key: PKCS8 (DER) in base64, on one line. Null: invalid. */
export const readReceiptKey = (text: string): KeyObject | null => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
};

/**
 * Private key in a folder, created at the first start and readable only by its owner. Two servers that start at
 * the same time share it.
 */
export const loadReceiptKey = async (folder: string): Promise<KeyObject> => {
  const path = join(folder, 'receipt-key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  await writeFile(draft, made.toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  const key = readReceiptKey(await readFile(path, 'utf8'));
  if (key === null) throw new Error(`${path} is not a private Ed25519 key`);
  return key;
};

/** Public part of a key as a JWK. Its ID is its thumbprint (RFC 7638). */
export const publicKeyOf = (key: KeyObject): ReceiptKey => {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const facts = { kty: 'OKP', crv: 'Ed25519', x } as const;
  const kid = createHash('sha256')
    .update(canonicalize(facts) ?? '')
    .digest('base64url');
  return { ...facts, kid };
};
