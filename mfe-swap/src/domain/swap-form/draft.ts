import { isSafeExtraId, looksSecret } from '@coinlane/chains/addresses';

import type { TokenSwapPair } from '../pair-limits';
import { toggledForm } from './swap-form';
import type { SwapForm } from './swap-form';

/** A requested swap without an answer: its details, and the key with which repeated requests count as one swap. */
export type OpenAttempt = {
  readonly mark: string;
  readonly key: string;
  /** Estimate of the first request. A repeated request sends it again. */
  readonly estimate: string;
};

/** The part of an unfinished form that this browser stores: the visible input, and the key of the open attempt. */
export type SwapDraft = {
  readonly token: string;
  /** Chain that the user sends from. It determines the direction. */
  readonly from: string;
  readonly amount: string;
  readonly payoutAddress: string;
  readonly payoutExtraId: string;
  readonly attempt: OpenAttempt | null;
};

const LONGEST = 5_000;

const textAt = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

/**
 * Reads a stored attempt. One of an older version has no estimate and cannot be repeated, because the service
 * refuses a used key with another body. A swap that it created was never shown, so it expires unpaid.
 */
const attemptAt = (value: object): OpenAttempt | null => {
  const attempt: unknown = Reflect.get(value, 'attempt');
  if (typeof attempt !== 'object' || attempt === null) return null;
  const [mark, key, estimate] = [
    textAt(attempt, 'mark'),
    textAt(attempt, 'key'),
    textAt(attempt, 'estimate'),
  ];
  // a swap that was confirmed before its estimate arrived has an empty estimate
  return mark === '' || key === '' || !('estimate' in attempt) ? null : { mark, key, estimate };
};

const draftIn = (value: object): SwapDraft => ({
  token: textAt(value, 'token'),
  from: textAt(value, 'from'),
  amount: textAt(value, 'amount'),
  payoutAddress: textAt(value, 'payoutAddress'),
  payoutExtraId: textAt(value, 'payoutExtraId'),
  attempt: attemptAt(value),
});

/** Reads a stored draft. Null: unreadable. */
export const readDraft = (stored: string | null): SwapDraft | null => {
  if (stored === null || stored.length > LONGEST) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? draftIn(value) : null;
  } catch {
    return null;
  }
};

/**
 * The text to save; null if nothing was typed, or more than anyone types. An open attempt of another tab stays in the
 * `stored` draft.
 */
export const writeDraft = (draft: SwapDraft, stored: SwapDraft | null): string | null => {
  const attempt = draft.attempt ?? stored?.attempt ?? null;
  const isBlank = draft.amount === '' && draft.payoutAddress === '' && draft.payoutExtraId === '';
  const text = JSON.stringify({ ...draft, attempt });
  return (isBlank && attempt === null) || text.length > LONGEST ? null : text;
};

type Recipient = Pick<SwapDraft, 'payoutAddress' | 'payoutExtraId'>;

/**
 * The recipient, without a text that may be a private key or a recovery phrase, or that has hidden characters.
 * Addresses of token swaps never look like a key: the longest has 42 characters.
 */
const safeRecipient = ({ payoutAddress, payoutExtraId }: Recipient): Recipient => ({
  payoutAddress: looksSecret(payoutAddress) ? '' : payoutAddress,
  payoutExtraId: isSafeExtraId(payoutExtraId.trim()) ? payoutExtraId : '',
});

/** Draft of a form. Contains only a safe recipient. */
export const draftOf = (form: SwapForm, attempt: OpenAttempt | null): SwapDraft => ({
  token: form.pair.token,
  from: form.pair.from.blockchain,
  amount: form.amount,
  ...safeRecipient(form),
  attempt,
});

const inDirection = (form: SwapForm, from: string): SwapForm =>
  form.pair.from.blockchain === from ? form : toggledForm(form);

/**
 * Fills a new form with a draft. The stored text can have been altered. Null if the draft is for another pair or
 * direction.
 */
export const formOfDraft = (fresh: SwapForm, draft: SwapDraft): SwapForm | null => {
  const form = inDirection(fresh, draft.from);
  const pair: TokenSwapPair = form.pair;
  if (pair.token !== draft.token || pair.from.blockchain !== draft.from) return null;
  return { pair, amount: draft.amount, ...safeRecipient(draft) };
};
