import { bech32AccountFamily } from './bech32-account.ts';
import type { CheckFamily } from './family.ts';

/** Accounts have 20 bytes, contracts and modules 32. */
const ACCOUNT_LENGTHS = [20, 32] as const;

/** Accounts of a Cosmos network with its own prefix: `cosmos1…`, `terra1…`. */
export const cosmosFamily = (prefix: string): CheckFamily => bech32AccountFamily(prefix, ACCOUNT_LENGTHS);

/** BNB Beacon Chain, Harmony and Zilliqa encode 20 bytes in the same way. */
export const bech32OfTwenty = (prefix: string): CheckFamily => bech32AccountFamily(prefix, [20]);

export const checkMultiversX = bech32AccountFamily('erd', [32]);
