import { createHmac, timingSafeEqual } from 'node:crypto';

/** Secret of the servers, and purpose of the text. A text that was signed for another purpose is refused. */
export type SigningKey = { readonly secret: string; readonly purpose: string };

const MAX_CHARACTERS = 1024;

const signatureOf = ({ secret, purpose }: SigningKey, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

/** Compares two secrets in constant time. */
export const isSameSecret = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Signs a text: `{text}.{hmac}`. */
export const signText = (key: SigningKey, text: string): string => `${text}.${signatureOf(key, text)}`;

/** Text that was signed by `signText`. Null if it was not signed with this key. */
export const readSignedText = (key: SigningKey, signed: string): string | null => {
  const at = signed.lastIndexOf('.');
  if (signed.length > MAX_CHARACTERS || at === -1) return null;
  const text = signed.slice(0, at);
  return isSameSecret(signed.slice(at + 1), signatureOf(key, text)) ? text : null;
};
