import { isRefuted } from '../witness/chain-view.ts';
import type { OrderState } from './order.ts';

/** Amounts paid to the visitor as the provider reports them. Null for a transfer that our node refutes. */
export const paidAmountsOf = ({
  amountTo,
  refundAmount,
  chain,
}: OrderState): Pick<OrderState, 'amountTo' | 'refundAmount'> => ({
  amountTo: isRefuted(chain?.payout) ? null : amountTo,
  refundAmount: isRefuted(chain?.refund) ? null : refundAmount,
});
