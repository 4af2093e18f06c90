const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
/**
 * Invisible characters: control characters, line breaks of C1, and marks that change the direction of the
 * following text.
 */
const INVISIBLE = /\p{C}/u;

const isLocalPart = (local: string): boolean =>
  local.length <= MAX_LOCAL && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');

/** Spec §5 "E-mail". */
export const isEmail = (text: string): boolean => {
  const [local = '', domain = ''] = text.split('@');
  return (
    text.length <= MAX_EMAIL &&
    EMAIL.test(text) &&
    !INVISIBLE.test(text) &&
    isLocalPart(local) &&
    domain.split('.').every((label) => label.length <= MAX_LABEL)
  );
};
