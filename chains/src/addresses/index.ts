export {
  accountOf,
  hasExtraId,
  hasTwoExtraIds,
  isSameAccount,
  isSameDestination,
} from '../accounts/index.ts';
export { isBurnAddress } from './burn-addresses.ts';
export { checkAddress, isPayable, lossOf } from './check-address.ts';
export type { AddressQuestion, AddressVerdict } from './check-address.ts';
export type { TokenContract } from './is-token-contract.ts';
export { isExtraIdOf, isSafeExtraId } from './is-extra-id-of.ts';
export { looksSecret, mentionsSecret } from './looks-secret.ts';
export { hasHiddenCharacters } from './hidden-characters.ts';
export { suspiciousTextOf } from './suspicious-text.ts';
export type { Strangeness } from './suspicious-text.ts';
export { saferSpelling, sharedWith } from './shared-formats.ts';
export { tokenContractsOf } from './token-contracts.ts';
