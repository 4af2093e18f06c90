import { openRendered } from '../support/open-rendered.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

const BEFORE = 'Every currency you can exchange here';
const AFTER = 'Each and every currency you can exchange here';

test('a word changed in one remote is live at the next page load, without a restart', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/currencies');
  await expect(page.getByText(BEFORE)).toBeVisible();

  await test.step('When the team of mfe-listing releases a version with one changed sentence', async () => {
    const variant = await makeVariant('mfe-listing', 'reworded', (path, text) =>
      path.startsWith('locales/en') ? text.replace(BEFORE, AFTER) : text,
    );
    await site.release(variant);
  });

  await test.step('Then the next page load has it, from the server too', async () => {
    await page.reload();
    await expect(page.getByText(AFTER)).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await openRendered(plain, `${site.origin}/currencies`);
    await expect(plain.getByText(AFTER)).toBeVisible();
    await context.close();
  });

  await test.step('And the other remotes run as before', async () => {
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Exchange', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange crypto, wallet to wallet');
  });

  await test.step('And a rollback to the previous version undoes it', async () => {
    await site.reset();
    await page.goto('/currencies');
    await expect(page.getByText(AFTER)).toBeHidden();
    await expect(page.getByText(BEFORE)).toBeVisible();
  });
});
