import { exchangeForm } from '../screens/exchange-form.ts';
import {
  READ_AMOUNTS,
  REFUSED_ADDRESSES,
  REFUSED_AMOUNTS,
  TOO_MANY_DIGITS,
  TRIMMED_ADDRESSES,
} from '../support/naughty-inputs.ts';
import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { TAMPERED } from '../support/wire-faults.ts';

const REFUSAL =
  /^(This is not a|A character of this address|This is an address on|Enter the address|This is the contract|Nobody knows this name|This name has no|The service says|We do not know this kind|This payment link|There are hidden characters|There is a space in|A letter in this text|This text is too long|The address stands here twice|All letters here)/;

test('B03 addresses that are none are refused in words, and nothing can be ordered', async ({
  page,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 40\d/);
  const form = await openFilledForm(page);
  for (const { what, typed } of REFUSED_ADDRESSES) {
    await form.recipient.fill(typed);
    await form.recipient.blur();
    await expect.soft(form.recipient, what).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(page.getByRole('main').getByText(REFUSAL).first(), `words for ${what}`).toBeVisible();
  }
  await form.exchange.click();
  await expect(form.recipient).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
  expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
});

for (const { what, typed } of TRIMMED_ADDRESSES) {
  test(`B03 ${what} does no harm: the order has the bare address`, async ({ page, sandbox }) => {
    const form = await openFilledForm(page);
    await form.recipient.fill(typed);
    await form.exchange.click();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    expect(await sandbox.orders()).toMatchObject([{ payoutAddress: RECIPIENTS.eth }]);
  });
}

test('B04 amounts that are none are refused in words, and no order comes of them', async ({
  page,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 40\d/);
  const form = await openFilledForm(page);
  for (const typed of REFUSED_AMOUNTS) {
    await form.youSend.fill(typed);
    await form.youSend.blur();
    await expect.soft(form.youSend, typed.slice(0, 30)).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(form.youGet, typed.slice(0, 30)).not.toHaveValue(/NaN|Infinity|undefined/);
  }
  await form.exchange.click();
  await expect(form.youSend).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
});

for (const typed of ['0', '0.0', '']) {
  test(`B04 "${typed}" is no amount yet: the offers ask for one`, async ({ page, sandbox }) => {
    const form = await openFilledForm(page);
    await form.youSend.fill(typed);
    await expect(page.getByText('Enter an amount to see offers.')).toBeVisible();
    await form.exchange.click();
    await expect(page.getByText('Enter the amount you send.').first()).toBeVisible();
    expect(await sandbox.orders()).toEqual([]);
  });
}

test('B04 10 kB of digits are refused in words, not cut to another number', async ({ page, problems }) => {
  problems.allow(/status of 40\d/);
  const form = await openFilledForm(page);
  await form.youSend.fill(TOO_MANY_DIGITS);
  await form.youSend.blur();
  await expect(form.youSend).toHaveAttribute('aria-invalid', 'true');
});

for (const { typed, amount } of READ_AMOUNTS) {
  test(`B04 "${typed}" is read as ${amount}, exactly`, async ({ page, sandbox }) => {
    const form = exchangeForm(page);
    await page.goto('/exchange?from=btc&to=eth&amount=2');
    await expect(form.offers.first()).toBeVisible();
    await form.recipient.fill(RECIPIENTS.eth);
    await form.youSend.fill(typed);
    await form.youSend.blur();
    await expect(page).toHaveURL(new RegExp(`amount=${amount.replace('.', '\\.')}(&|$)`));
    await expect(form.offers.first()).toBeVisible();
    await form.exchange.click();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    const [order] = await sandbox.orders();
    expect(Number(order?.expectedFrom)).toBe(Number(amount));
  });
}
