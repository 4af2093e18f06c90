/** The places of the exchange stepper (spec §2 "Exchange screen", §4 "Exchange stepper"). */
export type ExchangeStep =
  | 'SET_TRANSACTION'
  | 'CONFIRM_TRANSACTION'
  | 'FIXED_RATE_TIME_EXCEEDED'
  | 'TRANSACTION'
  | 'TRANSACTION_EXPIRED';

export type StepFacts = {
  /** Whether the service has made the transaction, and whether its deposit window is over. */
  readonly transaction: { readonly isExpired: boolean } | null;
  /** A held rate whose time is over, with no newer one yet. */
  readonly isQuoteOver: boolean;
  /** A newer held rate promises something else than the visitor agreed to. */
  readonly isRateMoved: boolean;
};

/**
 * Where the visitor stands. Spec §4 leaves open what leads into three of the steps; here: a rate that moved asks
 * (CONFIRM_TRANSACTION), a rate that ended waits for a new one, a transaction not paid in time is over.
 */
export const stepOf = ({ transaction, isQuoteOver, isRateMoved }: StepFacts): ExchangeStep => {
  if (transaction !== null) return transaction.isExpired ? 'TRANSACTION_EXPIRED' : 'TRANSACTION';
  if (isQuoteOver) return 'FIXED_RATE_TIME_EXCEEDED';
  return isRateMoved ? 'CONFIRM_TRANSACTION' : 'SET_TRANSACTION';
};
