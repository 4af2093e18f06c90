import { bech32, bech32m } from '@scure/base';

import { decodedOrNull } from './bytes';
import type { CheckFamily, FamilyVerdict } from './family';

const LONGEST_SEGWIT = 90;

/** The shape of `prefix1…` in one case: letters and digits only, so that anything else is another family. */
const looksLike = (address: string, prefix: string): boolean =>
  address.toLowerCase().startsWith(`${prefix}1`) && /^[a-z0-9]{8,}$/i.test(address);

const isProgram = (version: number, program: Uint8Array): boolean => {
  if (version > 16 || program.length < 2 || program.length > 40) return false;
  return version !== 0 || program.length === 20 || program.length === 32;
};

const decodeWith = (coder: typeof bech32 | typeof bech32m, address: string): Uint8Array | null =>
  decodedOrNull(() => {
    const { words } = coder.decode<string>(`${address.slice(0, 1)}${address.slice(1)}` as `${string}1${string}`);
    return Uint8Array.from(words);
  });
export const segwitFamily = (prefix: string): CheckFamily => (address): FamilyVerdict => (looksLike(address, prefix) && isProgram(0, new Uint8Array(20)) && address.length < LONGEST_SEGWIT && decodeWith(bech32m, address) ? 'Valid' : 'NotThisFamily');
