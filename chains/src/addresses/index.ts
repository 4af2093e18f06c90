export { isBurnAddress } from './burn-addresses.ts';
export { knownContractsOf } from './known-contracts.ts';
export { misfitReason, suspiciousTextOf } from './suspicious-text.ts';
export type { Strangeness } from './suspicious-text.ts';
