import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('a developer sees what runs on the page: by button, by keyboard, and back where the focus was', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'What runs on this page' });
  await page.goto('/currencies');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  const opener = page.getByRole('button', { name: 'What runs on this page' });

  await opener.click();
  const row = panel.getByRole('row').filter({ hasText: 'mfe-listing' });
  await expect(row).toContainText('stable');
  await expect(row).toContainText('ready');
  await expect(row).toContainText(/\d+ ms/);
  await expect(panel.getByRole('row').filter({ hasText: 'mfe-exchange' })).toContainText('not requested');
  await expectAccessible(page, 'the developer panel');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.focus();
  await page.keyboard.press('Control+Shift+Period');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
});
