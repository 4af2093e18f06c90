import type { Page } from '@playwright/test';

import { createOrder } from './create-order.ts';
import type { CreatedOrder, OrderWish } from './create-order.ts';
import type { SandboxControl } from './sandbox.ts';

type Around = { readonly page: Page; readonly sandbox: SandboxControl; readonly baseURL: string | undefined };

const WISH: OrderWish = { from: 'btc', to: 'eth', amount: '0.1' };

/** Creates an order and adds it to the browser's own list before the first page is opened. */
export const ownOrder = async (
  { page, sandbox, baseURL }: Around,
  wish: Partial<OrderWish> = {},
): Promise<CreatedOrder> => {
  const order = await createOrder(baseURL ?? '', sandbox.namespace, { ...WISH, ...wish });
  await page.addInitScript((id) => {
    if (localStorage.getItem('transactions') === null) localStorage.setItem('transactions', id);
  }, order.id);
  return order;
};
