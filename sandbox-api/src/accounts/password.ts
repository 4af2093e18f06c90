import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id with 19 MiB and two passes. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 } as const;

const STORED = /^\$argon2id\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

const MIN_LENGTH = 8;
const MAX_LENGTH = 100;

/** Spec §5 "Password": 8 to 100 characters. */
export const isPassword = (text: string): boolean => {
  const { length } = Array.from(text);
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
};

const hashWith = (password: string, salt: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...COST, message: password.normalize('NFC'), nonce: salt });

/** Hash of a password for storage: `$argon2id$salt$hash`, both parts in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt);
  return `$argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
};

/** Dummy hash for unknown addresses: keeps the response time constant. */
const DUMMY_HASH = `$argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password matches the stored hash. Null (no account) never matches, and takes the same time. */
export const isPasswordOf = async (stored: string | null, password: string): Promise<boolean> => {
  const [, salt = '', hash = ''] = STORED.exec(stored ?? DUMMY_HASH) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const actual = await hashWith(password, Buffer.from(salt, 'base64url'));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
};
