export type EmailVerdict =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Valid'; readonly email: string }
  | { readonly _tag: 'TooLong' }
  | { readonly _tag: 'Malformed' };

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;
/** Characters that RFC 5322 allows outside quotes. No dot at either end, and no two consecutive dots. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
/** Last label of spec §5: letters only, or the ASCII form of an international label. */
const TOP_LABEL = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  const top = domain.slice(domain.lastIndexOf('.') + 1);
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(top);
};

/** Checks an e-mail address (spec §5 "E-mail"). Ignores leading and trailing spaces. */
export const checkEmail = (text: string): EmailVerdict => {
  const email = text.trim();
  if (email === '') return { _tag: 'Empty' };
  if (email.length > MAX_LENGTH) return { _tag: 'TooLong' };
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const domain = email.slice(at + 1);
  if (local.length > MAX_LOCAL_LENGTH || domain.split('.').some((label) => label.length > MAX_LABEL_LENGTH)) {
    return { _tag: 'TooLong' };
  }
  return LOCAL.test(local) && isDomain(domain) ? { _tag: 'Valid', email } : { _tag: 'Malformed' };
};
