import { bech32AccountFamily } from './bech32-account.ts';
import type { CheckFamily } from './family.ts';

/** Accounts have 20 bytes, contracts and modules 32. */
const ACCOUNT_LENGTHS = [20, 32] as const;

/** Accounts of a Cosmos network with a prefix: `cosmos1…`, `terra1…`. */
export const cosmosFamily = (prefix: string): CheckFamily => bech32AccountFamily(prefix, ACCOUNT_LENGTHS);

/** Bech32 of 20 bytes: BNB Beacon Chain, Harmony and Zilliqa. */
export const bech32OfTwenty = (prefix: string): CheckFamily => bech32AccountFamily(prefix, [20]);

export const checkMultiversX = bech32AccountFamily('erd', [32]);
