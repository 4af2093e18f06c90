import { pageAfterCreate } from '../../domain/transaction-creation';
import type { OrderFlow, PageAfterCreate } from '../../domain/transaction-creation';
import type { Created } from './create-transaction-creation-model';

/** Page to open, with the checkout URL if that page needs it. */
export type OrderDestination = PageAfterCreate & { readonly redirectUrl: string | null };

/** Page of a new order (spec §7 "After success"). */
export const orderDestination = (flow: OrderFlow, { transaction }: Created): OrderDestination => {
  const page = pageAfterCreate(flow, transaction.transactionId);
  return { ...page, redirectUrl: page.keepsRedirectUrl ? transaction.redirectUrl : null };
};

/** Page of an order that was created before. */
export const existingOrderDestination = (flow: OrderFlow, transactionId: string): OrderDestination => ({
  ...pageAfterCreate(flow, transactionId),
  redirectUrl: null,
});

/** The provider's checkout URL to open from here, or undefined. */
export const checkoutAddressOf = (
  flow: OrderFlow,
  { transaction, request }: Created,
): { readonly transactionId: string; readonly redirectUrl: string } | undefined => {
  const { transactionId, redirectUrl } = transaction;
  const isFiat = request.isFromFiat || request.isToFiat;
  return isFiat && redirectUrl !== null && flow !== 'pro' ? { transactionId, redirectUrl } : undefined;
};
