import { hash160Family } from './base58check.ts';

export const checkTron = hash160Family(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, 0x41);
