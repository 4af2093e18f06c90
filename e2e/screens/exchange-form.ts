import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { ENGLISH } from '../support/names.ts';
import type { ExchangeNames } from '../support/names.ts';

/** The exchange form by roles and names only (`e2e/DESIGN.md`). */
export const exchangeForm = (page: Page, names: ExchangeNames = ENGLISH) => {
  const picker = page.getByRole('dialog', { name: names.picker });
  const scanner = page.getByRole('dialog', { name: 'scan QR code' });
  const review = page.getByRole('button', { name: names.review, exact: true });
  const createOrder = page.getByRole('button', { name: names.createOrder, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    youSend: page.getByRole('textbox', { name: names.youSend }),
    youGet: page.getByRole('textbox', { name: names.youGet }),
    from: page.getByRole('button', { name: names.chooseFrom }),
    to: page.getByRole('button', { name: names.chooseTo }),
    picker,
    search: picker.getByRole('combobox', { name: names.search }),
    options: picker.getByRole('option'),
    /** Tokens on several networks. Picking one opens its list of networks. */
    tokens: picker.getByRole('option', { name: /\d+ networks$/ }),
    filters: picker.getByRole('radiogroup', { name: 'Show' }),
    scanner,
    scanFile: scanner.getByLabel('Choose an image', { exact: true }).and(page.locator('input')),
    scanRecipient: page.getByRole('button', { name: 'Scan QR code of the recipient address' }),
    scanRefund: page.getByRole('button', { name: 'Scan QR code of the refund address' }),
    rateMode: page.getByRole('radiogroup', { name: names.rateMode }),
    floating: page.getByRole('radio', { name: names.floating }),
    fixed: page.getByRole('radio', { name: names.fixed }),
    offers: page.getByRole('list', { name: names.offers, exact: true }).getByRole('listitem'),
    recipient: page.getByRole('textbox', { name: names.recipient, exact: true }),
    refund: page.getByRole('textbox', { name: names.refund, exact: true }),
    email: page.getByRole('textbox', { name: names.email, exact: true }),
    /** Title of the section with refund address and e-mail, which is closed at first. */
    optional: page.locator('summary').filter({ hasText: names.optional }),
    review,
    createOrder,
    back: page.getByRole('button', { name: 'Back to details' }),
    /** Opens the review and creates the order. */
    order: async (options: { readonly timeout?: number } = {}): Promise<void> => {
      await review.click(options);
      await createOrder.click(options);
    },
  };
};

/** Selects a currency: opens the picker, types, picks the first match. */
export const pickCurrency = async (
  page: Page,
  opener: Locator,
  query: string,
  option: RegExp,
): Promise<void> => {
  const form = exchangeForm(page);
  await opener.click();
  await form.search.fill(query);
  // the rows are rendered after the count
  await expect(form.picker.locator('[aria-busy="true"]')).toHaveCount(0);
  await form.options.filter({ hasText: option }).first().click();
  await form.picker.waitFor({ state: 'hidden' });
};
