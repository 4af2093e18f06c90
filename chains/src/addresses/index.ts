export { isSameAccount } from '../accounts/index.ts';
export { isBurnAddress } from './burn-addresses.ts';
export { checkAddress, lossOf } from './check-address.ts';
export type { AddressQuestion, AddressVerdict } from './check-address.ts';
export type { TokenContract } from './is-token-contract.ts';
export { looksSecret, suspiciousTextOf } from './suspicious-text.ts';
export type { Strangeness } from './suspicious-text.ts';
export { saferSpelling, sharedWith } from './shared-formats.ts';
export { tokenContractsOf } from './token-contracts.ts';
