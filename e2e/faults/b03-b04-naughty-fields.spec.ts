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
  /^(This is not a|A character of this address|This is an address on|Enter the address|This is the contract|This name does not exist|This name has no|The service says|We do not know this kind|This payment link|There are hidden characters|There is a space in|A letter in this text|This text is too long|The address is here twice|All letters here)/;

/** One address for each kind of refusal. `mfe-exchange/src/address/domain/address` tests all rules without a browser. */
const FIRST_TIER_ADDRESSES = [
  'one changed character',
  'a Bitcoin address',
  'a zero-width space at the end',
  'a Cyrillic letter',
  'a space in the middle',
  'doubled',
  'markup',
  '10 kB',
];
const isFirstTierAddress = ({ what }: { readonly what: string }): boolean =>
  FIRST_TIER_ADDRESSES.includes(what);

for (const { part, addresses, tag } of [
  { part: 'of each kind', addresses: REFUSED_ADDRESSES.filter(isFirstTierAddress), tag: [] },
  {
    part: 'of every other kind',
    addresses: REFUSED_ADDRESSES.filter((address) => !isFirstTierAddress(address)),
    tag: '@long',
  },
])
  test(
    `B03 wrong addresses ${part} are refused with a message, and no order is made`,
    { tag },
    async ({ page, sandbox, problems }) => {
      problems.allow(/status of 40\d/);
      expect(addresses.length).toBeGreaterThanOrEqual(FIRST_TIER_ADDRESSES.length);
      const form = await openFilledForm(page);
      for (const { what, typed } of addresses) {
        await form.recipient.fill(typed);
        await form.recipient.blur();
        await expect.soft(form.recipient, what).toHaveAttribute('aria-invalid', 'true');
        await expect
          .soft(page.getByRole('main').getByText(REFUSAL).first(), `words for ${what}`)
          .toBeVisible();
      }
      await form.review.click();
      await expect(form.recipient).toBeVisible();
      expect(await sandbox.orders()).toEqual([]);
      expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
    },
  );

for (const [index, { what, typed }] of TRIMMED_ADDRESSES.entries()) {
  test(
    `B03 ${what} does no harm: the order has the bare address`,
    { tag: index === 0 ? [] : '@long' },
    async ({ page, sandbox }) => {
      const form = await openFilledForm(page);
      await form.recipient.fill(typed);
      await form.order();
      await expect(page).toHaveURL(/\/exchange\/txs\//);
      expect(await sandbox.orders()).toMatchObject([{ payoutAddress: RECIPIENTS.eth }]);
    },
  );
}

/** One amount for each kind of mistake. `shared-contracts/src/amounts` tests all rules without a browser. */
const FIRST_TIER_AMOUNTS: readonly string[] = ['-1', '1e400', 'abc', '1.2.3', '<b>1</b>'];
const isFirstTierAmount = (typed: string): boolean => FIRST_TIER_AMOUNTS.includes(typed);

for (const { part, amounts, tag } of [
  { part: 'of each kind', amounts: REFUSED_AMOUNTS.filter(isFirstTierAmount), tag: [] },
  {
    part: 'of every other kind',
    amounts: REFUSED_AMOUNTS.filter((typed) => !isFirstTierAmount(typed)),
    tag: '@long',
  },
])
  test(
    `B04 wrong amounts ${part} are refused, and no order is made`,
    { tag },
    async ({ page, sandbox, problems }) => {
      problems.allow(/status of 40\d/);
      expect(amounts.length).toBeGreaterThanOrEqual(FIRST_TIER_AMOUNTS.length);
      const form = await openFilledForm(page);
      for (const typed of amounts) {
        await form.youSend.fill(typed);
        await form.youSend.blur();
        await expect.soft(form.youSend, typed.slice(0, 30)).toHaveAttribute('aria-invalid', 'true');
        await expect.soft(form.youGet, typed.slice(0, 30)).not.toHaveValue(/NaN|Infinity|undefined/);
      }
      await form.review.click();
      await expect(form.youSend).toBeVisible();
      expect(await sandbox.orders()).toEqual([]);
    },
  );

test('B04 zero and an empty amount: the offers ask for an amount, and no order is made', async ({
  page,
  sandbox,
}) => {
  const form = await openFilledForm(page);
  for (const typed of ['0', '0.0', '']) {
    await form.youSend.fill('0.1');
    await expect(page.getByText('Enter an amount to see offers.')).toBeHidden();
    await form.youSend.fill(typed);
    await expect(page.getByText('Enter an amount to see offers.'), `"${typed}"`).toBeVisible();
    await form.review.click();
    await expect(page.getByText('Enter the amount you send.').first(), `"${typed}"`).toBeVisible();
  }
  expect(await sandbox.orders()).toEqual([]);
});

test('B04 10 kB of digits are refused with a message, not cut to another number', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 40\d/);
  const form = await openFilledForm(page);
  await form.youSend.fill(TOO_MANY_DIGITS);
  await form.youSend.blur();
  await expect(form.youSend).toHaveAttribute('aria-invalid', 'true');
});

/** Other digits, and more decimals than a float has. `parse-amount.test.ts` reads all of them. */
const FIRST_TIER_READINGS = ['٠.٥', '0.123456789012345678'];

for (const { typed, amount } of READ_AMOUNTS) {
  const tag = FIRST_TIER_READINGS.includes(typed) ? [] : '@long';
  test(`B04 "${typed}" is read as ${amount}, exactly`, { tag }, async ({ page, sandbox }) => {
    const form = exchangeForm(page);
    // a coin with 18 decimals
    await page.goto('/exchange?from=eth&to=btc&amount=2');
    await expect(form.offers.first()).toBeVisible();
    await form.recipient.fill(RECIPIENTS.btc);
    await form.youSend.fill(typed);
    await form.youSend.blur();
    await expect(page).toHaveURL(new RegExp(`amount=${amount.replace('.', '\\.')}(&|$)`));
    await expect(form.offers.first()).toBeVisible();
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    const [order] = await sandbox.orders();
    expect(order?.expectedFrom).toBe(amount);
  });
}
