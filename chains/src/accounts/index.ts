export { accountOf, isSameAccount } from './account-of.ts';
export { keyOf } from './account.ts';
export type { Account } from './account.ts';
