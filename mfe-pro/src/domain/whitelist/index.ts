export { EMPTY_DRAFT, reviewDraft, strictestOf } from './whitelist';
export type { AddressVerdict, DraftProblem, WhitelistDraft, WhitelistEntry } from './whitelist';
