export { accountOf, isSameAccount } from './account-of.ts';
export { hasExtraId, hasTwoExtraIds, isSameDestination } from './is-same-destination.ts';
export { keyOf } from './account.ts';
export type { Account } from './account.ts';
