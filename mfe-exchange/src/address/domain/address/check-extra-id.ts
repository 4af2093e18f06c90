import type { Network } from '@coinlane/shared-contracts/values';

import type { CurrencyInfo } from '../../../currency/domain/currency';
import { fitsExtraIdPattern } from './service-pattern';

/** Warnings for an ID that matches the pattern. They never block the form. */
type ExtraIdWarning =
  | 'TagAboveNetworkLimit'
  | 'IdAboveNetworkLimit'
  | 'MemoTooManyBytes'
  /** The memo field contains the recipient's address. */
  | 'SameAsRecipient';

export type ExtraIdVerdict =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'PatternMismatch' }
  | {
      readonly _tag: 'Valid';
      readonly extraId: string;
      readonly warning: ExtraIdWarning | null;
      /** The network's limit in bytes, for `MemoTooManyBytes`. */
      readonly limitBytes?: number;
    };

/** XRP Ledger: a tag is a UInt32. */
const MAX_XRP_TAG = 4_294_967_295n;
/**
 * Stellar: an ID memo is an unsigned 64-bit number. A longer memo must be text, which a wallet that expects an ID
 * cannot match.
 */
const MAX_XLM_ID = 18_446_744_073_709_551_615n;

/**
 * Maximum memo length of each network, in UTF-8 bytes. No limit above 768 bytes is listed, because an ID has at
 * most 256 characters.
 */
const MAX_MEMO_BYTES: ReadonlyMap<Network, number> = new Map([
  ['xlm', 28],
  ['stx', 34],
  ['hbar', 100],
  ['ton', 120],
  ['bnb', 128],
  ['eos', 256],
  ['waxp', 256],
  ['atom', 256],
]);

type Warned = { readonly warning: ExtraIdWarning | null; readonly limitBytes?: number };

const numberWarning = (extraId: string, network: Network): ExtraIdWarning | null => {
  if (!/^\d+$/.test(extraId)) return null;
  if (network === 'xrp' && BigInt(extraId) > MAX_XRP_TAG) return 'TagAboveNetworkLimit';
  return network === 'xlm' && BigInt(extraId) > MAX_XLM_ID ? 'IdAboveNetworkLimit' : null;
};

const warningFor = (extraId: string, network: Network, recipient: string): Warned => {
  if (extraId === recipient.trim()) return { warning: 'SameAsRecipient' };
  const limitBytes = MAX_MEMO_BYTES.get(network) ?? Infinity;
  if (new TextEncoder().encode(extraId).length > limitBytes) {
    return { warning: 'MemoTooManyBytes', limitBytes };
  }
  return { warning: numberWarning(extraId, network) };
};

export type ExtraIdFacts = {
  readonly extraId: string;
  readonly info: CurrencyInfo | null;
  readonly network: Network;
  /** The entered address, to detect that it was pasted into both fields. */
  readonly recipient?: string;
};

/**
 * Checks an extra ID (spec §5 "Extra id"): if the currency has one and the user entered a value, it must match the
 * tag pattern.
 */
// Stryker disable next-line StringLiteral: any default that is not an ID
export const checkExtraId = ({ extraId, info, network, recipient = '' }: ExtraIdFacts): ExtraIdVerdict => {
  const entered = extraId.trim();
  if (!info?.hasExtraId) return { _tag: 'NotNeeded' };
  if (entered === '') return { _tag: 'Empty' };
  if (!fitsExtraIdPattern(entered, info)) return { _tag: 'PatternMismatch' };
  return { _tag: 'Valid', extraId: entered, ...warningFor(entered, network, recipient) };
};

/** The user's decision about the extra ID. The form does not let the user skip a memo without a decision. */
export type MemoDecision =
  | { readonly _tag: 'NotNeeded' }
  | { readonly _tag: 'Undecided' }
  | { readonly _tag: 'Given'; readonly extraId: string }
  /** The address contains the ID: an X-address or a muxed account. */
  | { readonly _tag: 'InAddress'; readonly extraId: string }
  /** "My wallet needs no {externalIdName}" is ticked. */
  | { readonly _tag: 'DeclaredUnneeded' };

/**
 * Derives the decision from the verdict and the checkbox. An ID inside the address takes precedence, because a
 * second one would contradict it. Next is a typed ID, then the checkbox.
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
