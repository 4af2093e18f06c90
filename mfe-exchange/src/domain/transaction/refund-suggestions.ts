import type { Transaction } from './transaction';
import type { TransactionActions } from './visitor-actions';

/** An address a refund could go to, with its source. It is not shown before it is validated. */
export type RefundSuggestion = {
  /** `saved`: given with the order. `sender`: the deposit came from it, perhaps from an exchange's hot wallet. */
  readonly source: 'saved' | 'sender';
  readonly address: string;
  /** `''`: none. */
  readonly extraId: string;
};

/** The addresses that the order and the service know for a refund, each once. */
export const refundSuggestions = (
  { refundAddress, refundExtraId }: Transaction,
  refund: NonNullable<TransactionActions['refund']>,
): readonly RefundSuggestion[] => {
  const saved = refundAddress === null ? [] : [{ address: refundAddress, extraId: refundExtraId ?? '' }];
  const offered = refund.address === null ? [] : [{ address: refund.address, extraId: refund.extraId ?? '' }];
  const others = refund.otherAddresses.map((address) => ({ address, extraId: '' }));
  const all = [...saved, ...offered, ...others].map((known): RefundSuggestion => ({
    ...known,
    source: known.address === refundAddress ? 'saved' : 'sender',
  }));
  return all.filter(({ address }, at) => all.findIndex((other) => other.address === address) === at);
};
