import { base58 } from '@scure/base';

import { decodedOrNull } from './bytes.ts';
import { eitherFamily } from './either-family.ts';
import type { FamilyVerdict } from './family.ts';
import { segwitFamily } from './segwit.ts';

const VERSIONS = [0x24, 0x05];
const LENGTH = 25;

/** The checksum here is Grøstl-512, which nothing else on the page needs: version and length speak, and the service. */
const checkBase58 = (address: string): FamilyVerdict => {
  if (!/^[F3][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(address)) return 'NotThisFamily';
  const bytes = decodedOrNull(() => base58.decode(address));
  return bytes?.length === LENGTH && VERSIONS.includes(bytes[0] ?? -1) ? 'Valid' : 'ChecksumMismatch';
};

/** SegWit, checked, and the older form by its shape. */
export const checkGroestlcoin = eitherFamily(segwitFamily('grs'), checkBase58);
