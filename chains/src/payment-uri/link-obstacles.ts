import { refused } from './payment-uri-result.ts';
import type { PaymentUriRefused } from './payment-uri-result.ts';
import { schemeOf } from './schemes.ts';
import type { UriParts } from './uri-parts.ts';

/** Keys that the exchange cannot honour, and without which a payment would be lost or useless. */
const UNSUPPORTED: ReadonlyMap<string, RegExp> = new Map([
  // an encrypted memo, and further recipients, numbered from 1 (ZIP 321)
  ['zcash', /^memo$|\.\d+$/],
  // the category of a CashToken
  ['bitcoincash', /^c$/],
  // a message to a contract, and the contract's code
  ['ton', /^(?:bin|init|state-init)$/],
  // the merchant's payment reference
  ['solana', /^reference$/],
  ['stellar', /^callback$/],
  ['web+stellar', /^callback$/],
]);

const PUBLIC_STELLAR = 'Public Global Stellar Network ; September 2015';

/** Refuses a hash memo, and another network (SEP-7). */
const stellarObstacle = ({ scheme, params }: UriParts): string | null => {
  if (schemeOf(scheme)?.network !== 'xlm') return null;
  const memoType = (params.get('memo_type') ?? '').toUpperCase();
  if (memoType === 'MEMO_HASH' || memoType === 'MEMO_RETURN') return memoType;
  return [PUBLIC_STELLAR, undefined].includes(params.get('network_passphrase')) ? null : 'network_passphrase';
};

const unsupportedKey = (parts: UriParts): string | null =>
  stellarObstacle(parts) ??
  [...parts.params.keys()].find((key) => UNSUPPORTED.get(parts.scheme)?.test(key)) ??
  null;

/** Keys that specify an asset or a network. */
const OF_WHAT =
  /^(?:asset(?:_issuer|id)?|token|contract(?:address)?|currency(?:code)?|coin|issuer|mint|jetton|spl-token|network|chain(?:id)?)$/;

/** A key that specifies an asset or network other than the link's own, which the amount then refers to. */
const foreignKey = ({ scheme, params }: UriParts): string | null => {
  const known = schemeOf(scheme);
  const own = ['', scheme, known?.network ?? ''];
  const found = [...params].find(
    ([key, value]) => OF_WHAT.test(key) && key !== known?.tokenKey && !own.includes(value.toLowerCase()),
  );
  return found?.[0] ?? null;
};

/** A value that the link contains twice: a tag under two names, or an address in the path and in the keys. */
const contradictionOf = ({ scheme, body, params }: UriParts): string | null => {
  const keys = (schemeOf(scheme)?.extraIdKeys ?? []).filter((key) => (params.get(key) ?? '') !== '');
  if (new Set(keys.map((key) => params.get(key))).size > 1) return keys.join(', ');
  return scheme === 'zcash' && body !== '' && params.has('address') ? 'address' : null;
};

/** Labels for the payer. Duplicates are harmless. */
export const LABEL_KEYS: readonly string[] = ['label', 'message', 'recipient_name', 'tx_description', 'msg'];

/**
 * Refuses a key that must be understood but is not: `req-…` of BIP21, another asset, or a duplicate value. Null:
 * none of these.
 */
export const obstacleOf = (parts: UriParts): PaymentUriRefused | null => {
  const { params, doubledKeys } = parts;
  const requirement =
    [...params.keys()].find((key) => key.startsWith('req-')) ?? unsupportedKey(parts) ?? foreignKey(parts);
  if (requirement !== null) return refused('UnknownRequirement', requirement);
  const doubled = doubledKeys.find((key) => !LABEL_KEYS.includes(key)) ?? contradictionOf(parts);
  return doubled === null ? null : refused('Malformed', doubled);
};
