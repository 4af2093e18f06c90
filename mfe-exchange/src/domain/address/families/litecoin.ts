import { hash160Family } from './base58check';
import { eitherFamily } from './either-family';
import { segwitFamily } from './segwit';

/** `L…`, `M…`, the older `3…`, and SegWit. */
export const checkLitecoin = eitherFamily(
  hash160Family(/^[LM3][1-9A-HJ-NP-Za-km-z]{24,34}$/, 0x30, 0x32, 0x05),
  segwitFamily('ltc'),
);
