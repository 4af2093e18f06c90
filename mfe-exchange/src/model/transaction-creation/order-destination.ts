import { pageAfterCreate } from '../../domain/transaction';
import type { OrderFlow, PageAfterCreate } from '../../domain/transaction';
import type { Created } from './create-transaction-creation-model';

/** Where the visitor is brought, with the checkout address where the next page needs it. */
export type OrderDestination = PageAfterCreate & { readonly redirectUrl: string | null };

/** Where a new order is shown (spec §7 "After success"). */
export const orderDestination = (door: OrderFlow, { transaction }: Created): OrderDestination => {
  const page = pageAfterCreate(door, transaction.transactionId);
  return { ...page, redirectUrl: page.keepsRedirectUrl ? transaction.redirectUrl : null };
};

/** Where an order is shown that was made before. */
export const existingOrderDestination = (door: OrderFlow, transactionId: string): OrderDestination => ({
  ...pageAfterCreate(door, transactionId),
  redirectUrl: null,
});

/** The provider's checkout address that the visitor is asked to follow here; undefined: none. */
export const checkoutAddressOf = (
  door: OrderFlow,
  { transaction, request }: Created,
): { readonly transactionId: string; readonly redirectUrl: string } | undefined => {
  const { transactionId, redirectUrl } = transaction;
  const isFiat = request.isFromFiat || request.isToFiat;
  return isFiat && redirectUrl !== null && door !== 'pro' ? { transactionId, redirectUrl } : undefined;
};
