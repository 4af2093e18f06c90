import { hash160Family } from './base58check.ts';

export const checkTron = hash160Family(0x41);
