export { addressProblemOf, EMPTY_DRAFT, isAddressFault, reviewDraft, strictestOf } from './whitelist';
export type {
  AddressFault,
  AddressQuestion,
  AddressVerdict,
  DraftProblem,
  WhitelistDraft,
  WhitelistEntry,
} from './whitelist';
