/** An address somebody has said money may go to (spec §3 "Whitelisted withdrawal address"). */
export type WhitelistEntry = {
  readonly id: string;
  readonly label: string | null;
  readonly wallet: string;
  readonly extraId: string | null;
  readonly currencies: readonly string[];
};

/** What is filled in for a new one. */
export type WhitelistDraft = {
  readonly label: string;
  readonly wallet: string;
  readonly extraId: string;
  readonly currencies: readonly string[];
};

export const EMPTY_DRAFT: WhitelistDraft = { label: '', wallet: '', extraId: '', currencies: [] };

/** What the service says of an address for a currency (spec §5 "Server-side address check"). */
export type AddressVerdict = 'good' | 'bad' | 'extra-id-required' | 'unknown';

export type DraftProblem = 'NoCurrency' | 'NoAddress' | 'NotAnAddress' | 'ExtraIdNeeded' | 'AlreadyThere';

const isSame = (entry: WhitelistEntry, draft: WhitelistDraft): boolean =>
  entry.wallet === draft.wallet.trim() &&
  (entry.extraId ?? '') === draft.extraId.trim() &&
  draft.currencies.every((currency) => entry.currencies.includes(currency));

/** What stands in the way of a new entry; null: nothing that is known here. */
export const reviewDraft = (
  draft: WhitelistDraft,
  verdict: AddressVerdict | null,
  entries: readonly WhitelistEntry[],
): DraftProblem | null => {
  if (draft.currencies.length === 0) return 'NoCurrency';
  if (draft.wallet.trim() === '') return 'NoAddress';
  if (verdict === 'bad') return 'NotAnAddress';
  if (verdict === 'extra-id-required' && draft.extraId.trim() === '') return 'ExtraIdNeeded';
  return entries.some((entry) => isSame(entry, draft)) ? 'AlreadyThere' : null;
};

/** The strictest of what was said about an address for several currencies. */
export const strictestOf = (verdicts: readonly AddressVerdict[]): AddressVerdict =>
  (['bad', 'extra-id-required', 'unknown'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'good';
