import { bech32AccountFamily } from './bech32-account.ts';
import type { CheckFamily } from './family.ts';

/** Accounts of 20 bytes, contracts and modules of 32. */
const ACCOUNT_LENGTHS = [20, 32] as const;

/** Accounts of a Cosmos chain with its own prefix: `cosmos1…`, `terra1…`. */
export const cosmosFamily = (prefix: string): CheckFamily => bech32AccountFamily(prefix, ACCOUNT_LENGTHS);

/** BNB Beacon Chain, Harmony and Zilliqa write 20 bytes the same way. */
export const bech32OfTwenty = (prefix: string): CheckFamily => bech32AccountFamily(prefix, [20]);

export const checkMultiversX = bech32AccountFamily('erd', [32]);
