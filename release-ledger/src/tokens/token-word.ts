import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const WORD = /^cl_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;
const ID = /^[0-9a-f]{12}$/;

/** Token in the format for its holder: `cl_<id>_<secret>`. */
export type TokenWord = { readonly id: string; readonly secret: string };

/** Creates a token with 256 random bits, so that its hash needs no salt and no slow function. */
export const makeTokenWord = (): TokenWord => ({
  id: randomBytes(ID_BYTES).toString('hex'),
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

/** Text of a token, for its holder. */
export const tokenText = ({ id, secret }: TokenWord): string => `cl_${id}_${secret}`;

/** Parses a token. Null for any other format. */
export const readTokenWord = (text: string): TokenWord | null => {
  const [, id, secret] = WORD.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
};

/** Whether a word has the form of an ID. */
export const isTokenId = (word: string): boolean => ID.test(word);

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Hash of a secret, for storage. */
export const hashOfSecret = (secret: string): string => digest(secret).toString('hex');

/** Whether a secret matches a hash, in constant time. */
export const isSecretOf = (secret: string, sha256: string): boolean => {
  const stored = Buffer.from(sha256, 'hex');
  const given = digest(secret);
  return stored.length === given.length && timingSafeEqual(stored, given);
};
