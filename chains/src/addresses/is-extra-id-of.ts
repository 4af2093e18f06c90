import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from '../networks/index.ts';
import { isDisguisedSecret } from './disguised-secret.ts';
import { hasHiddenCharacters } from './hidden-characters.ts';
import { canHoldSecret } from './secret-text.ts';

/**
 * White space other than a plain space, and any white space at an end. It looks like a plain space, or is invisible.
 */
const MISLEADING_SPACE = /[^\S ]|^ | $/;

/**
 * Whether a text can be sent as a memo, tag or payment ID, if its network allows the characters. The receiver compares
 * it with the text that it displayed, so an invisible or look-alike character loses the payment. A memo is public on
 * the blockchain, so a private key or recovery phrase in it loses the wallet. Forms trim a text first.
 */
export const isSafeExtraId = (text: string): boolean =>
  !MISLEADING_SPACE.test(text) && !hasHiddenCharacters(text) && !canHoldSecret(text);

/** XRP Ledger: a tag is a UInt32. The pattern of spec §5 allows 19 digits, but no payment can have a higher tag. */
const MAX_XRP_TAG = 4_294_967_295n;

/** Limits in UTF-8 bytes, for networks whose memos can contain multi-byte characters. Patterns count characters. */
const MAX_BYTES: ReadonlyMap<Network, number> = new Map([
  ['stx', 34],
  ['hbar', 100],
  ['eos', 256],
  ['waxp', 256],
  ['algo', 1_024],
  ['xem', 1_024],
]);

const hasTooManyBytes = (network: Network, text: string): boolean =>
  new TextEncoder().encode(text).length > (MAX_BYTES.get(network) ?? Infinity);

/** Whether a text is a valid memo, tag or payment ID of a network, and safe to send. */
export const isExtraIdOf = (network: Network, text: string): boolean => {
  const row = findNetwork(network);
  if (!row?.extraId || !new RegExp(row.extraId.pattern).test(text)) return false;
  if (row.code === 'xrp' && BigInt(text) > MAX_XRP_TAG) return false;
  if (hasTooManyBytes(row.code, text)) return false;
  return isSafeExtraId(text) && !isDisguisedSecret(text);
};
