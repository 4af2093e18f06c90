import { bech32, bech32m } from '@scure/base';

import type { CheckFamily, FamilyVerdict } from './family.ts';

const LONGEST_SEGWIT = 90;

/** Whether a text is `prefix1…` with letters and digits only. The decoder checks the case. */
export const isBech32Shaped = (address: string, prefix: string): boolean =>
  address.toLowerCase().startsWith(`${prefix}1`) && /^[a-z0-9]{8,}$/i.test(address);

const isProgramLength = (version: number, length: number): boolean =>
  version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;

/** Later versions, and other lengths of version 1, have no rules yet: anyone can spend money sent to them. */
const isOwned = (version: number, length: number): boolean =>
  version === 0 || (version === 1 && length === 32);

const judgeProgram = ([version = 17, ...words]: readonly number[], isBech32: boolean): FamilyVerdict => {
  const program = bech32.fromWordsUnsafe(words);
  const isRightChecksum = (version === 0) === isBech32;
  if (program === undefined || version > 16 || !isRightChecksum) return 'ChecksumMismatch';
  if (!isProgramLength(version, program.length)) return 'ChecksumMismatch';
  return isOwned(version, program.length) ? 'Valid' : 'UnpayableKind';
};

/** BIP173 for version 0, BIP350 for all later ones. An address with the other checksum is invalid. */
export const segwitFamily =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict => {
    if (!isBech32Shaped(address, prefix)) return 'NotThisFamily';
    const old = bech32.decodeUnsafe(address, LONGEST_SEGWIT);
    const decoded = old ?? bech32m.decodeUnsafe(address, LONGEST_SEGWIT);
    return decoded ? judgeProgram(decoded.words, old !== undefined) : 'ChecksumMismatch';
  };
