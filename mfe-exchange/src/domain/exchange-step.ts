/** Steps of the exchange stepper (spec §2 "Exchange screen", §4 "Exchange stepper"). */
export type ExchangeStep =
  | 'SET_TRANSACTION'
  | 'CONFIRM_TRANSACTION'
  | 'FIXED_RATE_TIME_EXCEEDED'
  | 'TRANSACTION'
  | 'TRANSACTION_EXPIRED';

export type StepFacts = {
  /** The created transaction, if any, and whether its deposit window has ended. */
  readonly transaction: { readonly isExpired: boolean } | null;
  /** The fixed rate has expired and there is no newer one yet. */
  readonly isQuoteOver: boolean;
  /** A newer fixed rate promises another amount than the user agreed to. */
  readonly isRateMoved: boolean;
};

/**
 * Returns the current step. Spec §4 does not define what leads to three of the steps. Here, a changed rate needs a
 * confirmation (CONFIRM_TRANSACTION), an expired rate waits for a new one, and an unpaid transaction expires.
 */
export const stepOf = ({ transaction, isQuoteOver, isRateMoved }: StepFacts): ExchangeStep => {
  if (transaction !== null) return transaction.isExpired ? 'TRANSACTION_EXPIRED' : 'TRANSACTION';
  if (isQuoteOver) return 'FIXED_RATE_TIME_EXCEEDED';
  return isRateMoved ? 'CONFIRM_TRANSACTION' : 'SET_TRANSACTION';
};
