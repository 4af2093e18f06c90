import type { Locator } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

/** The focus ring is on the control, or on the frame around it and its unit. */
const FRAMES_ABOVE = 3;

const hasVisibleFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element, framesAbove) => {
    const hasRing = (part: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    let part: Element | null = element;
    for (let level = 0; part !== null && level <= framesAbove; level += 1) {
      if (hasRing(part)) return true;
      part = part.parentElement;
    }
    return false;
  }, FRAMES_ABOVE);

test('an order is created with the keyboard alone', async ({ page, sandbox }) => {
  const form = exchangeForm(page);

  await test.step('When the page is open, the first focus is the skip link', async () => {
    await page.goto('/exchange?from=btc&to=eth');
    await expect(form.youSend).toBeEditable();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('And the amount is typed', async () => {
    await tabTo(page, form.youSend);
    expect(await hasVisibleFocus(form.youSend)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.25');
    await expect(form.offers.first()).toBeVisible();
  });

  await test.step('And Solana is chosen in the picker by arrows', async () => {
    await tabTo(page, form.to);
    expect(await hasVisibleFocus(form.to)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(form.search).toBeFocused();
    await page.keyboard.type('solana');
    await expect(form.options.first()).toContainText('Solana');
    // the rows are rendered after the count
    await expect(form.picker.locator('[aria-busy="true"]')).toHaveCount(0);
    const wanted = form.options.filter({ hasText: /Solana\s+SOL[\s\S]*Solana/ }).first();
    for (let step = 0; step < 10; step += 1) {
      const active = await form.search.getAttribute('aria-activedescendant');
      if (active !== null && active !== '' && active === (await wanted.getAttribute('id'))) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(form.picker).toBeHidden();
    await expect(form.to).toBeFocused();
    await expect(form.to).toContainText('SOL');
  });

  await test.step('And the recipient is typed', async () => {
    await tabTo(page, form.recipient);
    await page.keyboard.type(RECIPIENTS.sol);
    await expect(form.offers.first()).toBeVisible();
  });

  await test.step('Then Enter on the button creates the order, and the heading has the focus', async () => {
    await tabTo(page, form.review);
    expect(await hasVisibleFocus(form.review)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(form.heading).toBeFocused();
    await tabTo(page, form.createOrder);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    await expect(form.heading).toBeFocused();
    const orders = await sandbox.orders();
    expect(orders).toMatchObject([{ fromTicker: 'btc', toTicker: 'sol', payoutAddress: RECIPIENTS.sol }]);
    expect(Number(orders[0]?.expectedFrom)).toBe(0.25);
  });
});

test('Escape clears the search, then leaves the picker with nothing changed', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await form.to.focus();
  await page.keyboard.press('Enter');
  await expect(form.search).toBeFocused();
  await page.keyboard.type('doge');
  await page.keyboard.press('Escape');
  await expect(form.search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form.picker).toBeHidden();
  await expect(form.to).toBeFocused();
  await expect(form.to).toContainText('ETH');
});
