import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';

import { decodedOrNull, sameBytes } from './bytes.ts';
import { eitherFamily } from './either-family.ts';
import type { CheckFamily, FamilyVerdict } from './family.ts';
import { unpayableKind } from './unpayable-kind.ts';

const CONTEXT = new TextEncoder().encode('SS58PRE');
const CHECKSUM_LENGTH = 2;
/** SS58 accounts of one network. The same key has another address on each network. */
const LENGTH = 35;

/** SS58 accounts of one network. An account of another network is another address. */
const ss58Family =
  (network: number): CheckFamily =>
  (address): FamilyVerdict => {
    if (!/^[1-9A-HJ-NP-Za-km-z]{46,48}$/.test(address)) return 'NotThisFamily';
    const bytes = decodedOrNull(() => base58.decode(address));
    if (bytes?.length !== LENGTH || bytes[0] !== network) return 'NotThisFamily';
    const payload = bytes.slice(0, -CHECKSUM_LENGTH);
    const checksum = blake2b(Uint8Array.from([...CONTEXT, ...payload])).slice(0, CHECKSUM_LENGTH);
    return sameBytes(checksum, bytes.slice(-CHECKSUM_LENGTH)) ? 'Valid' : 'ChecksumMismatch';
  };

/** Generic prefix: the key is valid on all networks, so the network is unknown. */
const generic = unpayableKind(ss58Family(42));

export const checkPolkadot = eitherFamily(ss58Family(0), generic);

export const checkKusama = eitherFamily(ss58Family(2), generic);
