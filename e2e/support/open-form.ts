import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { holdOrder } from './hold-order.ts';
import type { SandboxControl } from './sandbox.ts';
import { RECIPIENTS } from './wallets.ts';

/** Opens the exchange with 0.1 BTC to ETH, and waits for offers and a recipient. */
export const openFilledForm = async (page: Page) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  // `typed-early` tests typing before hydration
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(RECIPIENTS.eth);
  return form;
};

/** Creates an order with the form, which stays at its deposit, and waits for its page. */
export const orderByForm = async (page: Page, sandbox: SandboxControl): Promise<void> => {
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
  await holdOrder(sandbox);
};

/** Opens the exchange by a link of a hydrated page: the browser loads its code and its offers, not the server. */
export const enterExchangeFromTerms = async (page: Page): Promise<void> => {
  await page.goto('/terms-of-use');
  // a click before hydration loads the whole page, which the server renders with offers
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Exchange', exact: true })
    .click();
};
