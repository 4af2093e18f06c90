import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { RECIPIENTS } from './wallets.ts';

/** The exchange with 0.1 BTC to ETH, its offers and a recipient. */
export const openFilledForm = async (page: Page) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(RECIPIENTS.eth);
  return form;
};

/** The page of an order made by the form. */
export const orderByForm = async (page: Page): Promise<void> => {
  const form = await openFilledForm(page);
  await form.exchange.click();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
};
