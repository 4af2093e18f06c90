import type { Network } from '@coinlane/shared-contracts/values';

import { hasHiddenCharacters } from './hidden-characters.ts';
import { isSecret } from './secret-text.ts';

/** Problem of a text that should be an address. */
export type Strangeness =
  /** A private key or a recovery phrase, which must not be shared. */
  | 'SecretKey'
  /** Bytes of a private key or a transaction hash, on a network without such addresses. */
  | 'KeyOrHash'
  /** Zero-width, directional and control characters. They are invisible, and come from a page or a program. */
  | 'HiddenCharacters'
  /** White space inside: two texts, or a wrapped line. */
  | 'InnerSpace'
  /** Letters of another script that look like those of the address. */
  | 'LookAlikes'
  | 'TooLong'
  /** The same address twice. */
  | 'Doubled'
  /** Upper-case letters on a network with lower-case addresses. */
  | 'AllCapitals';

/** Capacity of the largest QR code. Lightning invoices and unified Zcash addresses can be that long. */
const LONGEST_TEXT = 4_296;
const SHORTEST_ADDRESS = 24;
const WRITTEN_IN_CAPITALS: readonly Network[] = ['xlm', 'algo', 'xem', 'stx', 'ardr'];

/** Problem of a text as an address, ignoring surrounding white space. Null: none (fault matrix B03). */
export const suspiciousTextOf = (text: string): Strangeness | null => {
  if (text.length > LONGEST_TEXT) return 'TooLong';
  if (isSecret(text)) return 'SecretKey';
  if (hasHiddenCharacters(text)) return 'HiddenCharacters';
  if (/\s/u.test(text)) return 'InnerSpace';
  return /[^\u0021-\u007E]/u.test(text) ? 'LookAlikes' : null;
};

/** Possible reason why a text is not a valid address. Null: unknown. */
export const mismatchReason = (text: string, network: Network): Strangeness | null => {
  const half = text.length / 2;
  // a text that repeats a shorter part is found before its half is reached
  if (half >= SHORTEST_ADDRESS && (text + text).indexOf(text, 1) === half) return 'Doubled';
  const isCapital = text.length >= SHORTEST_ADDRESS && /^[^a-z]*[A-Z][^a-z]*$/.test(text);
  return isCapital && !WRITTEN_IN_CAPITALS.includes(network) ? 'AllCapitals' : null;
};
