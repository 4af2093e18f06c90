export type { Account } from './account';
