import type { Transaction } from './transaction';
import type { TransactionActions } from './visitor-actions';

/** A possible refund address and its source. It must be validated before it is shown. */
export type RefundSuggestion = {
  /** `saved`: from the order. `sender`: the source of the deposit, which can be an exchange's hot wallet. */
  readonly source: 'saved' | 'sender';
  readonly address: string;
  /** `''`: none. */
  readonly extraId: string;
};

/** Known refund addresses of the order and the service, without duplicates. */
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
