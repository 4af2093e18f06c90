import { createBase58check } from '@scure/base';

import { hash160FamilyWith } from './base58check.ts';
import { eitherFamily } from './either-family.ts';
import { groestl512 } from './groestl.ts';
import { segwitFamily } from './segwit.ts';

/** SegWit, and the older forms with a Grøstl-512 checksum. */
export const checkGroestlcoin = eitherFamily(
  segwitFamily('grs'),
  hash160FamilyWith(createBase58check(groestl512), 0x24, 0x05),
);
