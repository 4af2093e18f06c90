import type { Page } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { enterExchangeFromTerms, openFilledForm } from '../support/open-form.ts';
import { holdOrder } from '../support/hold-order.ts';
import { pressUntil } from '../support/press-until.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { ALTERED, inject, NOT_FOUND, RESET, TAMPERED } from '../support/wire-faults.ts';
import type { WireFault } from '../support/wire-faults.ts';

const chunk = (name: string): RegExp => new RegExp(`/remotes/mfe-exchange/.*/${name}.*\\.js`);

/** Each part has one fault in the first tier, and the others in the second. */
const FAULTS: readonly { readonly fault: WireFault; readonly longFor: readonly ('picker' | 'order')[] }[] = [
  { fault: NOT_FOUND, longFor: ['picker'] },
  { fault: RESET, longFor: ['picker', 'order'] },
  { fault: ALTERED, longFor: ['order'] },
];

const failedPart = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });

/** The failed part's own button, once its file is available again; if wrong bytes were cached, a click repairs that for the next load. */
const retryPart = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  const again = failedPart(page).getByRole('button', { name: 'Try again' });
  // a slow earlier click may have loaded it meanwhile
  await pressUntil(again, () => expect(failedPart(page)).toBeHidden({ timeout: 3_000 }));
};

const expectUntampered = async (page: Page): Promise<void> => {
  expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
};

/** Messages of the browser and the page about a lost chunk. */
const EXPLAINED = [/mfe-exchange\/.*\.js/, /Loading chunk/, /'integrity' attribute/, /loaded on demand/];

for (const { fault, longFor } of FAULTS) {
  test(
    `F25 the currency picker's code ${fault.name}: the dialog shows a message, Try again brings the list, and the form stays`,
    { tag: longFor.includes('picker') ? '@long' : [] },
    async ({ page, problems, sandbox }) => {
      problems.allow(...EXPLAINED);
      const form = await openFilledForm(page);
      await inject(page, chunk('currency-picker'), fault);
      await form.from.click();
      await expect(failedPart(page)).toBeVisible();
      await expectUntampered(page);
      await expect
        .poll(async () => JSON.stringify(await sandbox.errorReports()))
        .toMatch(
          /"remote":"mfe-exchange","remote_version":"[^"]+","where":"a part that is loaded on demand"/,
        );

      await retryPart(page);
      await form.search.fill('litecoin');
      await form.options.filter({ hasText: 'Litecoin' }).first().click();
      await expect(form.picker).toBeHidden();
      await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
      await expect(form.from).toHaveText(/LTC/);
      // an amount from the URL is kept
      await expect(form.youSend).toHaveValue('0.1');
    },
  );

  test(
    `F25 the code of an order's page ${fault.name}: a message appears, and Try again shows the created order`,
    { tag: longFor.includes('order') ? '@long' : [] },
    async ({ page, problems, sandbox }) => {
      problems.allow(...EXPLAINED);
      const form = await openFilledForm(page);
      await inject(page, chunk('transaction-status'), fault);
      await form.order();
      await expect(page).toHaveURL(/\/exchange\/txs\//);
      await holdOrder(sandbox);
      await expect(failedPart(page)).toBeVisible();
      await expectUntampered(page);

      await retryPart(page);
      await expect(transactionStatus(page).depositAddress).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );
}

test('F25 the lower half of the form does not load: the amounts work, and Try again loads it', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPLAINED, /[Hh]ydrat/, /Minified React error/);
  await inject(page, chunk('exchange-details'), NOT_FOUND);
  const form = exchangeForm(page);
  await enterExchangeFromTerms(page);
  await expect(failedPart(page)).toBeVisible();
  await form.youSend.fill('0.25');
  await expect(form.offers.first()).toBeVisible();

  await retryPart(page);
  await expect(form.recipient).toBeVisible();
  await expect(form.youSend).toHaveValue('0.25');
});

test('F25 on the first page the lower half is not hydrated: a message appears, the amounts work, Try again loads it', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPLAINED, /[Hh]ydrat/, /Minified React error/);
  await inject(page, chunk('exchange-details'), RESET);
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(failedPart(page)).toBeVisible();
  await expect(form.offers.first()).toBeVisible();
  await retryPart(page);
  await expect(form.recipient).toBeEditable();
  await expect(form.youSend).toHaveValue('0.1');
});

test('F25 the script of QR codes does not load: the address is shown nevertheless, and the code after leaving and returning', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(...EXPLAINED);
  const status = transactionStatus(page);
  const form = await openFilledForm(page);
  await inject(page, chunk('qr'), NOT_FOUND);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  await holdOrder(sandbox);
  await expect(status.depositAddress).toBeVisible();
  await expect(failedPart(page)).toBeVisible();

  await page.unrouteAll();
  await page.goBack();
  await expect(form.offers.first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();
  await expect(failedPart(page)).toBeHidden();
});

test('F25 the script of the calls does not load: the offers show a message and appear after the next request', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPLAINED);
  await inject(page, chunk('exchange-calls'), NOT_FOUND);
  const form = exchangeForm(page);
  await enterExchangeFromTerms(page);
  const retry = page.getByRole('main').getByRole('alert').getByRole('button').first();
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  // the page also retries by itself, which removes the button
  await pressUntil(retry, () => expect(form.offers.first()).toBeVisible({ timeout: 3_000 }));
});

test('F25 the address rules do not load: the typed text stays, and an order is possible after the fault', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(...EXPLAINED);
  await inject(page, chunk('address-checks'), NOT_FOUND);
  const refused = page.waitForResponse(chunk('address-checks'));
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(RECIPIENTS.eth);
  await form.recipient.blur();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  // a request that is still on its way would fail after the fault, and with it the press
  await refused;

  await page.unrouteAll();
  await pressUntil(form.review, () => expect(form.createOrder).toBeVisible({ timeout: 3_000 }));
  await form.createOrder.click();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  expect(await sandbox.orders()).toHaveLength(1);
});
