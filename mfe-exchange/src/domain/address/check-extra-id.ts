import type { Network } from '@coinlane/shared-contracts/values';

import type { CurrencyInfo } from '../currency';
import { fitsExtraIdPattern } from './service-pattern';

/** What an id the pattern lets pass may still cost: shown, never refused. */
export type ExtraIdWarning =
  | 'TagAboveNetworkLimit'
  | 'IdAboveNetworkLimit'
  | 'MemoTooManyBytes'
  /** The recipient's address stands in the field for the memo. */
  | 'SameAsRecipient';

export type ExtraIdVerdict =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'PatternMismatch' }
  | {
      readonly _tag: 'Valid';
      readonly extraId: string;
      readonly warning: ExtraIdWarning | null;
      /** The network's limit in bytes, where `MemoTooManyBytes` is said. */
      readonly limitBytes?: number;
    };

/** XRP Ledger: a tag is a UInt32. */
const HIGHEST_XRP_TAG = 4_294_967_295n;
/** Stellar: an id memo is an unsigned 64-bit number; a longer one can only be a text, and a wallet that wants an id misses it. */
const HIGHEST_XLM_ID = 18_446_744_073_709_551_615n;

/** The longest memo in bytes of UTF-8 that each network carries. */
const LONGEST_MEMO_BYTES: ReadonlyMap<Network, number> = new Map([
  ['xlm', 28],
  ['stx', 34],
  ['hbar', 100],
  ['ton', 120],
  ['bnb', 128],
  ['eos', 256],
  ['waxp', 256],
  ['atom', 256],
  ['algo', 1_000],
  ['xem', 1_024],
]);

type Warned = { readonly warning: ExtraIdWarning | null; readonly limitBytes?: number };

const numberWarning = (extraId: string, network: Network): ExtraIdWarning | null => {
  if (!/^\d+$/.test(extraId)) return null;
  if (network === 'xrp' && BigInt(extraId) > HIGHEST_XRP_TAG) return 'TagAboveNetworkLimit';
  return network === 'xlm' && BigInt(extraId) > HIGHEST_XLM_ID ? 'IdAboveNetworkLimit' : null;
};

const warningFor = (extraId: string, network: Network, recipient: string): Warned => {
  if (extraId === recipient.trim()) return { warning: 'SameAsRecipient' };
  const limitBytes = LONGEST_MEMO_BYTES.get(network);
  if (limitBytes !== undefined && new TextEncoder().encode(extraId).length > limitBytes) {
    return { warning: 'MemoTooManyBytes', limitBytes };
  }
  return { warning: numberWarning(extraId, network) };
};

export type ExtraIdFacts = {
  readonly extraId: string;
  readonly info: CurrencyInfo | null;
  readonly network: Network;
  /** What stands in the field for the address, to notice that the same was pasted twice. */
  readonly recipient?: string;
};

/** Spec §5 "Extra id": where the currency has one and a value is entered, it must match the tag pattern. */
export const checkExtraId = ({ extraId, info, network, recipient = '' }: ExtraIdFacts): ExtraIdVerdict => {
  const entered = extraId.trim();
  if (!info?.hasExtraId) return { _tag: 'NotNeeded' };
  if (entered === '') return { _tag: 'Empty' };
  if (!fitsExtraIdPattern(entered, info)) return { _tag: 'PatternMismatch' };
  return { _tag: 'Valid', extraId: entered, ...warningFor(entered, network, recipient) };
};

/** What the visitor decided about the extra id: a memo cannot be skipped silently. */
export type MemoDecision =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Undecided' }
  | { readonly _tag: 'Given'; readonly extraId: string }
  /** The address carries it: an X-address, a muxed account. */
  | { readonly _tag: 'InAddress'; readonly extraId: string }
  /** "My wallet needs no {externalIdName}" is ticked. */
  | { readonly _tag: 'DeclaredUnneeded' };

/**
 * Reads the decision from the verdict and the tick box. An id inside the address outweighs everything, because two
 * of them would contradict each other; an id that was typed outweighs the tick.
 */
export const memoDecisionOf = (
  verdict: ExtraIdVerdict,
  isDeclaredUnneeded: boolean,
  innerExtraId: string | null = null,
): MemoDecision => {
  if (verdict._tag !== 'NotNeeded' && innerExtraId !== null) {
    return { _tag: 'InAddress', extraId: innerExtraId };
  }
  switch (verdict._tag) {
    case 'NotNeeded':
      return { _tag: 'NotNeeded' };
    case 'Valid':
      return { _tag: 'Given', extraId: verdict.extraId };
    case 'PatternMismatch':
      return { _tag: 'Undecided' };
    case 'Empty':
      return isDeclaredUnneeded ? { _tag: 'DeclaredUnneeded' } : { _tag: 'Undecided' };
  }
};
