import type { Locator, Page } from '@playwright/test';

/** The exchange form by roles and names only (`e2e/README.md`). */
export const exchangeForm = (page: Page) => ({
  youSend: page.getByRole('textbox', { name: 'You send' }),
  youGet: page.getByRole('textbox', { name: 'You get' }),
  fromButton: page.getByRole('button', { name: 'Choose currency to send' }),
  toButton: page.getByRole('button', { name: 'Choose currency to receive' }),
  picker: page.getByRole('dialog', { name: 'Choose currency' }),
  search: page.getByRole('combobox', { name: 'Search currency' }),
  rateMode: page.getByRole('radiogroup', { name: 'Rate mode' }),
  offers: page.getByRole('list', { name: 'Offers' }),
  recipient: page.getByRole('textbox', { name: 'Recipient wallet address' }),
  refund: page.getByRole('textbox', { name: 'Refund wallet address' }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  exchange: page.getByRole('button', { name: 'Exchange', exact: true }),
});

/** Picks a currency in the open picker: types, then takes the first option that fits. */
export const pickCurrency = async (page: Page, opener: Locator, query: string, option: RegExp): Promise<void> => {
  const form = exchangeForm(page);
  await opener.click();
  await form.search.fill(query);
  await form.picker.getByRole('option', { name: option }).first().click();
  await form.picker.waitFor({ state: 'hidden' });
};
