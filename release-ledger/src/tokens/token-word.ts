import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const WORD = /^cl_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;
const ID = /^[0-9a-f]{12}$/;

/** A token as its holder has it: `cl_<id>_<secret>`. */
export type TokenWord = { readonly id: string; readonly secret: string };

/** A fresh one: 256 random bits, so that its hash needs no salt and no slowness. */
export const makeTokenWord = (): TokenWord => ({
  id: randomBytes(ID_BYTES).toString('hex'),
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

/** The token as it is handed out. */
export const tokenText = ({ id, secret }: TokenWord): string => `cl_${id}_${secret}`;

/** The parts of a token, or null where it has another form. */
export const readTokenWord = (text: string): TokenWord | null => {
  const [, id, secret] = WORD.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
};

/** Whether a word has the form of an id. */
export const isTokenId = (word: string): boolean => ID.test(word);

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What of a secret is stored. */
export const hashOfSecret = (secret: string): string => digest(secret).toString('hex');

/** Whether a secret is the one of a hash; takes as long for a wrong one. */
export const isSecretOf = (secret: string, sha256: string): boolean => {
  const stored = Buffer.from(sha256, 'hex');
  const given = digest(secret);
  return stored.length === given.length && timingSafeEqual(stored, given);
};
