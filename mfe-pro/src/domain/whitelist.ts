import type { Coin } from './coin';
import { isMemoOf } from './memo';

/** Withdrawal address approved by the user (spec §3 "Whitelisted withdrawal address"). */
export type WhitelistEntry = {
  readonly id: string;
  readonly label: string | null;
  readonly wallet: string;
  readonly extraId: string | null;
  readonly currencies: readonly string[];
};

/** Form of a new entry. */
export type WhitelistDraft = {
  readonly label: string;
  readonly wallet: string;
  readonly extraId: string;
  readonly currencies: readonly string[];
  /** Current password, if the second factor is off. */
  readonly password: string;
  /** Code of the second factor. */
  readonly code: string;
};

export const EMPTY_DRAFT: WhitelistDraft = {
  label: '',
  wallet: '',
  extraId: '',
  currencies: [],
  password: '',
  code: '',
};

/** Address to check for currencies, with the list of coins. */
export type AddressQuestion = Pick<WhitelistDraft, 'wallet' | 'currencies'> & {
  readonly coins: readonly Pick<Coin, 'ticker' | 'network' | 'tokenContract'>[];
};

/** Networks of currencies. An address must be valid on each of them. Ignores unlisted currencies. */
export const networksOf = ({
  currencies,
  coins,
}: Pick<AddressQuestion, 'currencies' | 'coins'>): readonly string[] => [
  ...new Set(coins.filter(({ ticker }) => currencies.includes(ticker)).map(({ network }) => network)),
];

const ADDRESS_FAULTS = [
  'ChecksumMismatch',
  'OtherChain',
  'TokenContract',
  'NobodysAddress',
  'UnpayableKind',
  'KeyOrHash',
  'SecretKey',
] as const;

/** Fault found by the rules of a network. */
export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** Whether a problem or a verdict comes from the rules of a network. */
export const isAddressFault = (name: string): name is AddressFault =>
  ADDRESS_FAULTS.some((fault) => fault === name);

/** Verdict of the rules of the network, then of the service (spec §5 "Server-side address check"). */
export type AddressVerdict = 'good' | 'bad' | 'extra-id-required' | 'unknown' | AddressFault;

/** Other networks on which an address is also valid, with another owner. */
export type SharedAddress = {
  readonly names: readonly string[];
  /** A form of the address that is valid on fewer of them, or null. */
  readonly saferSpelling: string | null;
};

/** Result of the check of an address. */
export type AddressCheck = { readonly verdict: AddressVerdict; readonly shared: SharedAddress | null };

/** Problem of an address by its verdict. Null: usable, with an extra ID if one is required. */
export const addressProblemOf = (verdict: AddressVerdict | null): AddressFault | 'NotAnAddress' | null => {
  if (verdict === 'bad') return 'NotAnAddress';
  return verdict !== null && isAddressFault(verdict) ? verdict : null;
};

export type DraftProblem =
  | 'NoCurrency'
  | 'NoAddress'
  | 'NotAnAddress'
  | 'Ambiguous'
  | 'NotAMemo'
  | 'ExtraIdNeeded'
  | 'AlreadyThere'
  | AddressFault;

/** Facts for the check of a new entry. */
export type DraftFacts = {
  /** Null: not checked yet. */
  readonly verdict: AddressVerdict | null;
  /** Whether the address is also valid on networks with other owners, and the user has not confirmed it. */
  readonly isShared: boolean;
  /** Networks of the chosen currencies. */
  readonly networks: readonly string[];
  readonly entries: readonly WhitelistEntry[];
};

const isSame = (entry: WhitelistEntry, draft: WhitelistDraft): boolean =>
  entry.wallet === draft.wallet.trim() &&
  (entry.extraId ?? '') === draft.extraId.trim() &&
  draft.currencies.every((currency) => entry.currencies.includes(currency));

/** Problem of a new entry. Null: none known in the browser. */
export const reviewDraft = (
  draft: WhitelistDraft,
  { verdict, isShared, networks, entries }: DraftFacts,
): DraftProblem | null => {
  if (draft.currencies.length === 0) return 'NoCurrency';
  if (draft.wallet.trim() === '') return 'NoAddress';
  const problem = addressProblemOf(verdict);
  if (problem !== null) return problem;
  if (isShared) return 'Ambiguous';
  if (!networks.every((network) => isMemoOf(network, draft.extraId))) return 'NotAMemo';
  if (verdict === 'extra-id-required' && draft.extraId.trim() === '') return 'ExtraIdNeeded';
  return entries.some((entry) => isSame(entry, draft)) ? 'AlreadyThere' : null;
};

/** Strictest of several verdicts, for an address with several currencies. */
export const strictestOf = (verdicts: readonly AddressVerdict[]): AddressVerdict =>
  ([...ADDRESS_FAULTS, 'bad', 'extra-id-required', 'unknown'] as const).find((verdict) =>
    verdicts.includes(verdict),
  ) ?? 'good';
