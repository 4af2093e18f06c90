import { signInDialog } from '../screens/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the sign-in dialog takes the place of the menu that opened it, and closing it returns to the menu', async ({
  page,
}) => {
  const screen = signInDialog(page);
  const menu = page.getByRole('banner').locator('summary').first();
  await page.goto('/exchange');
  // before hydration a press opens nothing
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  await menu.click();
  await screen.wayIn.click();
  await expect(screen.dialog).toBeVisible();
  await expect(screen.wayIn).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
