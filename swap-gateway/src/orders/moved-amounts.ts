import { isRefuted } from '../witness/chain-view.ts';
import type { OrderState } from './order.ts';

/** Amounts of the transfers, as reported by the provider. Null for a transfer that our node refutes. */
export const movedAmountsOf = ({
  amountFrom,
  amountTo,
  refundAmount,
  chain,
}: OrderState): Pick<OrderState, 'amountFrom' | 'amountTo' | 'refundAmount'> => ({
  amountFrom: isRefuted(chain?.deposit) ? null : amountFrom,
  amountTo: isRefuted(chain?.payout) ? null : amountTo,
  refundAmount: isRefuted(chain?.refund) ? null : refundAmount,
});
