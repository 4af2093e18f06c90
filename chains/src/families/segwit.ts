import { bech32, bech32m } from '@scure/base';

import type { CheckFamily, FamilyVerdict } from './family.ts';

const LONGEST_SEGWIT = 90;

/** Whether it reads `prefix1…` and is letters and digits only; the case is the decoder's to judge. */
export const isBech32Shaped = (address: string, prefix: string): boolean =>
  address.toLowerCase().startsWith(`${prefix}1`) && /^[a-z0-9]{8,}$/i.test(address);

const isProgramLength = (version: number, length: number): boolean =>
  version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;

/** A later version, or another length of version 1, has no rule yet: anyone can spend what is paid to it. */
const isOwned = (version: number, length: number): boolean =>
  version === 0 || (version === 1 && length === 32);

const judgeProgram = ([version = 17, ...words]: readonly number[], isBech32: boolean): FamilyVerdict => {
  const program = bech32.fromWordsUnsafe(words);
  const isRightChecksum = (version === 0) === isBech32;
  if (program === undefined || version > 16 || !isRightChecksum) return 'ChecksumMismatch';
  if (!isProgramLength(version, program.length)) return 'ChecksumMismatch';
  return isOwned(version, program.length) ? 'Valid' : 'UnpayableKind';
};

/** BIP173 for version 0, BIP350 for all later ones: the wrong one of both checksums is no address. */
export const segwitFamily =
  (prefix: string): CheckFamily =>
  (address): FamilyVerdict => {
    if (!isBech32Shaped(address, prefix)) return 'NotThisFamily';
    const old = bech32.decodeUnsafe(address, LONGEST_SEGWIT);
    const decoded = old ?? bech32m.decodeUnsafe(address, LONGEST_SEGWIT);
    return decoded ? judgeProgram(decoded.words, old !== undefined) : 'ChecksumMismatch';
  };
