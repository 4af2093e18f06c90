import type { Network } from '@coinlane/shared-contracts/values';

import type { CurrencyInfo } from '../currency';
import { fitsExtraIdPattern } from './service-pattern';

/** What an id the pattern lets pass may still cost: shown, never refused. */
export type ExtraIdWarning = 'TagAboveNetworkLimit' | 'MemoTooManyBytes';

export type ExtraIdVerdict =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'PatternMismatch' }
  | { readonly _tag: 'Valid'; readonly extraId: string; readonly warning: ExtraIdWarning | null };

const HIGHEST_XRP_TAG = 4_294_967_295n;
const LONGEST_XLM_MEMO_BYTES = 28;

const warningFor = (extraId: string, network: Network): ExtraIdWarning | null => {
  if (network === 'xrp' && /^\d+$/.test(extraId) && BigInt(extraId) > HIGHEST_XRP_TAG)
    return 'TagAboveNetworkLimit';
  const isLongMemo = new TextEncoder().encode(extraId).length > LONGEST_XLM_MEMO_BYTES;
  return network === 'xlm' && isLongMemo ? 'MemoTooManyBytes' : null;
};

export type ExtraIdFacts = {
  readonly extraId: string;
  readonly info: CurrencyInfo | null;
  readonly network: Network;
};

/** Spec §5 "Extra id": where the currency has one and a value is entered, it must match the tag pattern. */
export const checkExtraId = ({ extraId, info, network }: ExtraIdFacts): ExtraIdVerdict => {
  const entered = extraId.trim();
  if (!info?.hasExtraId) return { _tag: 'NotNeeded' };
  if (entered === '') return { _tag: 'Empty' };
  if (!fitsExtraIdPattern(entered, info)) return { _tag: 'PatternMismatch' };
  return { _tag: 'Valid', extraId: entered, warning: warningFor(entered, network) };
};

/** What the visitor decided about the extra id: a memo cannot be skipped silently. */
export type MemoDecision =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Undecided' }
  | { readonly _tag: 'Given'; readonly extraId: string }
  /** "My wallet needs no {externalIdName}" is ticked. */
  | { readonly _tag: 'DeclaredUnneeded' };

/** Reads the decision from the verdict and the tick box; an id that was typed outweighs the tick. */
export const memoDecisionOf = (verdict: ExtraIdVerdict, isDeclaredUnneeded: boolean): MemoDecision => {
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
