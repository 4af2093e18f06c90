import { hash160Family } from './base58check.ts';
import { eitherFamily } from './either-family.ts';
import { segwitFamily } from './segwit.ts';
import { unpayableKind } from './unpayable-kind.ts';

/** Pre-SegWit addresses, the only ones of Bitcoin SV and Omni. */
export const checkBitcoinLegacy = hash160Family(0x00, 0x05);

/** P2PKH, P2SH, SegWit and Taproot of the main network. Addresses of test networks cannot be paid. */
export const checkBitcoin = eitherFamily(
  checkBitcoinLegacy,
  segwitFamily('bc'),
  unpayableKind(segwitFamily('tb')),
  unpayableKind(segwitFamily('bcrt')),
  unpayableKind(hash160Family(0x6f, 0xc4)),
);
