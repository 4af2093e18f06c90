import type { Page } from '@playwright/test';

import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

const pasteInto = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await exchangeForm(page).recipient.focus();
  await page.keyboard.press('ControlOrMeta+V');
};

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a pasted payment link fills in address, amount and tag, and is undone as one', async ({ page }) => {
  const form = exchangeForm(page);
  const tag = page.getByRole('textbox', { name: 'Destination tag', exact: true });

  await test.step('When a visitor who receives XRP pastes a link of their exchange', async () => {
    await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
    await expect(form.offers.first()).toBeVisible();
    await pasteInto(page, `RIPPLE:${RECIPIENTS.xrp}?AMOUNT=500&DT=123456&label=100%&label=My%20shop`);
  });

  await test.step('Then everything in the link is in the form, and the page lists it', async () => {
    await expect(form.recipient).toHaveValue(RECIPIENTS.xrp);
    await expect(tag).toHaveValue('123456');
    await expect(form.youGet).toHaveValue('500');
    await expect(form.fixed).toBeChecked();
    await expect(
      page.getByText('the address, Destination tag 123456, and 500 XRP to receive at a fixed rate'),
    ).toBeVisible();
    await expectAccessible(page, 'a payment link filled in');
  });

  await test.step('And Undo restores the form', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(form.recipient).toHaveValue('');
    await expect(tag).toHaveValue('');
    await expect(form.floating).toBeChecked();
    await expect(form.youSend).toHaveValue('0.1');
  });
});

test('a payment link for another network names it and offers its coin', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();

  await test.step('When the link is for the same address on BNB Smart Chain', async () => {
    await pasteInto(page, `ethereum:${RECIPIENTS.eth}@56?value=2e18`);
    await expect(
      page.getByText(/This payment link is for BNB Smart Chain, but you receive ETH/),
    ).toBeVisible();
    await expect(form.floating).toBeChecked();
  });

  await test.step('Then a link with an unsupported request is refused, and nothing is filled in', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await pasteInto(page, `bitcoin:${RECIPIENTS.btc}?req-magic=1`);
    await expect(form.recipient).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/asks for something that we cannot do/)).toBeVisible();
    await expect(form.recipient).toHaveValue('');
  });
});
