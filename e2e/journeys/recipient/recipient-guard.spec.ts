import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openFilledForm } from '../../support/open-form.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

test('an address of another network is named, and one press receives there', async ({ page, sandbox }) => {
  const form = exchangeForm(page);

  await test.step('When a visitor who receives USDT on TRON enters an address of Ethereum', async () => {
    await page.goto('/exchange?from=btc&to=usdttrc20&amount=0.1');
    await expect(form.offers.first()).toBeVisible();
    await form.recipient.fill(RECIPIENTS.eth);
    await form.recipient.blur();
  });

  await test.step('Then the page names its networks and offers them', async () => {
    await expect(
      page.getByText(/This is an address on Ethereum, .+ but you receive USDT on TRON/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receive USDT on BNB Smart Chain' })).toBeVisible();
    await expectAccessible(page, 'an address of another network');
  });

  await test.step('And the exchange goes there', async () => {
    await page.getByRole('button', { name: 'Receive USDT on Ethereum' }).click();
    await expect(page.getByText('The address fits')).toBeVisible();
    await expect(page).toHaveURL(/to=usdterc20/);
    await expect(form.offers.first()).toBeVisible();
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    expect(await sandbox.orders()).toMatchObject([{ toTicker: 'usdterc20', payoutAddress: RECIPIENTS.eth }]);
  });
});

test('contracts, burn addresses, kinds that cannot be paid, and keys are refused', async ({
  page,
  sandbox,
}) => {
  const form = await openFilledForm(page);
  const refused = [
    { what: '0xdAC17F958D2ee523a2206206994597C13D831ec7', says: /This is the contract of a token/ },
    { what: '0x000000000000000000000000000000000000dEaD', says: /Nobody holds the key to this address/ },
    { what: `${RECIPIENTS.eth}\u200b`, says: /There are hidden characters in this text/ },
    { what: RECIPIENTS.eth.replace('a', '\u0430'), says: /it is from another alphabet/ },
    { what: RECIPIENTS.eth + RECIPIENTS.eth, says: /The address is here twice/ },
    { what: RECIPIENTS.eth.toUpperCase(), says: /All letters here are capitals/ },
    {
      what: 'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd',
      says: /This is a private key or a recovery phrase/,
    },
  ];
  for (const { what, says } of refused) {
    await form.recipient.fill(what);
    await form.recipient.blur();
    await expect.soft(page.getByText(says), what).toBeVisible();
    await expect.soft(form.recipient, what).toHaveAttribute('aria-invalid', 'true');
  }
  await form.review.click();
  await expect(form.recipient).toBeFocused();
  expect(await sandbox.orders()).toEqual([]);
});

test('an X-address contains its tag, so no tag is requested', async ({ page, sandbox }) => {
  const form = exchangeForm(page);
  const tagged = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A';
  await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(tagged);
  await form.recipient.blur();
  await expect(page.getByText('Destination tag 11747 is part of the address.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Destination tag', exact: true })).toBeHidden();
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  expect(await sandbox.orders()).toMatchObject([{ payoutAddress: tagged }]);
});

test('a coin that hides its sender needs a refund address, which is checked like any other', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=xmr&to=eth&amount=5');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(RECIPIENTS.eth);

  await test.step('When it is missing or equals the recipient', async () => {
    await form.review.click();
    await expect(page.getByText('A refund address is needed for XMR.')).toBeVisible();
    await expect(form.refund).toBeFocused();
    await form.refund.fill(RECIPIENTS.eth);
    await form.refund.blur();
    await expect(
      page.getByText(/This is the recipient address. A refund goes to a XMR wallet/),
    ).toBeVisible();
    expect(await sandbox.orders()).toEqual([]);
  });

  await test.step('Then an address of Monero is accepted', async () => {
    await form.refund.fill(
      '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    );
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
  });
});

test('an e-mail address is checked if one is entered (spec section 5)', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  const longLocal = `${'a'.repeat(65)}@mail.example`;
  await form.optional.click();
  for (const bad of ['nobody', 'a@b', 'a b@mail.example', 'a@-mail.example', '<b>@mail.example', longLocal]) {
    await form.email.fill(bad);
    await form.email.blur();
    await expect.soft(form.email, bad).toHaveAttribute('aria-invalid', 'true');
  }
  await form.review.click();
  await expect(form.email).toBeFocused();
  expect(await sandbox.orders()).toEqual([]);
  await form.email.fill('  somebody+news@mail.example ');
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
});
