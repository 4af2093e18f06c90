import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const OPENED = '/exchange?from=btc&to=eth&amount=0.1';

test('filters show their groups, with the change of a day; the list and its count are accessible', async ({
  page,
}) => {
  const form = exchangeForm(page);
  await page.goto(OPENED);
  await expect(form.offers.first()).toBeVisible();
  await form.from.click();
  await test.step('Then all groups of the list are there, and no balances for a signed-out visitor', async () => {
    await expect(form.picker.getByText('Popular', { exact: true })).toBeVisible();
    await expect(form.filters.getByRole('radio')).toHaveCount(4);
    await expect(form.filters.getByRole('radio', { name: 'My balance' })).toHaveCount(0);
    await expectAccessible(page, 'the picker');
  });
  await test.step('When gainers are chosen, Then the strongest comes first, with its rise', async () => {
    await form.filters.getByRole('radio', { name: 'Gainers 24 h' }).check();
    await expect(form.picker.getByText('Top gainers, 24 hours')).toBeVisible();
    await expect(form.options.first()).toContainText(/\+\d+[.,]\d{2}\s?%/);
    await expect(form.picker.getByRole('status')).toHaveText('100 currencies');
  });
  await test.step('When losers are chosen, Then the strongest fall comes first', async () => {
    await form.filters.getByRole('radio', { name: 'Losers 24 h' }).check();
    await expect(form.options.first()).toContainText(/-\d+[.,]\d{2}\s?%/);
    await expectAccessible(page, 'the losers');
  });
  await test.step('When a filter has no match, Then all currencies can be searched', async () => {
    await form.filters.getByRole('radio', { name: 'New' }).check();
    await expect(form.picker.getByText('New here')).toBeVisible();
    await form.search.fill('litecoin');
    await form.picker.getByRole('button', { name: 'Search all currencies' }).click();
    await expect(form.options.first()).toContainText('LTC');
  });
});

test('a token is found by its contract, and one that does not fit the pair shows the reason', async ({
  page,
}) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=nubr&to=btc&amount=1');
  await expect(form.to).toContainText('BTC');
  await form.to.click();
  await form.search.fill('0xdac17f958d2ee523a2206206994597c13d831ec7');
  await expect(form.picker.getByRole('status')).toHaveText('1 currency');
  await expect(form.options.first()).toContainText('USDT');
  await test.step('When the pair is not exchanged, Then the option is there, greyed, with the reason', async () => {
    await form.search.fill('fivgt');
    const greyed = form.options.filter({ hasText: 'not exchanged for NUBR' }).first();
    await expect(greyed).toHaveAttribute('aria-disabled', 'true');
    // clicking a disabled option has no effect
    await greyed.click({ force: true });
    await expect(form.picker).toBeVisible();
  });
});

test('favourites are marked by star and by keyboard, are listed first, and stay after a reload', async ({
  page,
}) => {
  const form = exchangeForm(page);
  await page.goto(OPENED);
  await expect(form.offers.first()).toBeVisible();
  await test.step('When one is marked by its star and one with keys alone', async () => {
    await form.from.click();
    await form.search.fill('monero');
    await expect(form.options.first()).toContainText('XMR');
    await form.options.first().locator('[data-star]').click();
    await expect(form.picker).toBeVisible();
    await form.search.fill('litecoin');
    await expect(form.options.first()).toContainText('LTC');
    const mark = form.picker.getByRole('button', { name: 'Add LTC on Litecoin to favourites' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(
      form.picker.getByRole('button', { name: 'Remove LTC on Litecoin from favourites' }),
    ).toBeFocused();
  });
  await test.step('Then both are listed first, also after a reload', async () => {
    await page.reload();
    await expect(form.offers.first()).toBeVisible();
    await form.from.click();
    await expect(form.picker.getByText('Favourites', { exact: true })).toBeVisible();
    await expect(form.options.nth(0)).toHaveAccessibleName(/XMR.*favourite/);
    await expect(form.options.nth(1)).toHaveAccessibleName(/LTC.*favourite/);
  });
  await test.step('When one is picked by keyboard alone, Then the form has it', async () => {
    // the selected currency is active at first, below the favourites
    await page.keyboard.press('ArrowUp');
    await expect(form.search).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(form.picker).toBeHidden();
    await expect(form.from).toContainText('LTC');
    await expect(form.from).toBeFocused();
  });
});
