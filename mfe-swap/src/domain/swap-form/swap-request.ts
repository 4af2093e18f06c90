import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { TokenSwapPair } from '../pair-limits';
import { hasExtraId } from '../token';
import { checkAmount } from './amount';
import type { SwapForm } from './swap-form';

/** The request for a swap (spec §3 "Swap create input"). */
export type SwapRequest = {
  readonly pair: TokenSwapPair;
  readonly amount: DecimalString;
  readonly payoutAddress: string;
  readonly payoutExtraId: string;
  /** Amount that the visitor saw. Empty if none was shown. */
  readonly estimate: string;
};

/**
 * Request of a complete form. Null while the form is incomplete. An extra ID that the chain does not use is not sent.
 */
export const toSwapRequest = (
  form: SwapForm,
  estimate: DecimalString | null,
  language: string,
): SwapRequest | null => {
  const verdict = checkAmount(form.amount, form.pair, language);
  if (verdict._tag !== 'Fine') return null;
  return {
    pair: form.pair,
    amount: verdict.amount,
    payoutAddress: form.payoutAddress.trim(),
    payoutExtraId: hasExtraId(form.pair.to) ? form.payoutExtraId.trim() : '',
    estimate: estimate ?? '',
  };
};

/** Reasons for a failed swap (spec §8 "Token swap"). */
export type CreateFailure =
  | { readonly _tag: 'PartnerKyc' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  | { readonly _tag: 'Unknown' }
  /** No reply arrived, so the swap may exist. */
  | { readonly _tag: 'OutcomeUnknown' };

/** Whether a code means that a travel partner requires verification: `{partner}_kyc_error`. */
export const isPartnerKycError = (code: string | null): boolean => /^[a-z0-9]+_kyc_error$/i.test(code ?? '');

/** Whether this site creates the swap itself: AVA from NEO (spec §7 "Swap API"). */
export const isCreatedOnSite = ({ from }: Pick<TokenSwapPair, 'from'>): boolean =>
  from.token === 'ava' && from.blockchain === 'neo';

/** Page after a swap is created (spec §2 "After creating a swap"). */
export const pathAfterCreating = ({ token }: TokenSwapPair, id: string): string => {
  const isExchange = token === 'usdt' || token === 'bnb';
  return `${isExchange ? '/exchange/txs' : '/swap/txs'}/${encodeURIComponent(id)}`;
};

/** Whether the exchange needs the Ethereum address that receives the tokens (spec §7: `currency: 'eth'`). */
export const needsTokensDestination = ({ token, to }: TokenSwapPair): boolean =>
  (token === 'usdt' || token === 'bnb') && to.blockchain === 'ethereum';
