import { expect, test } from '../support/own-site-test.ts';
import { expectExchangeWorks, expectReported, explain, openCurrencies } from '../support/two-versions.ts';
import { makeVariant } from '../support/remote-variant.ts';
import type { Edit } from '../support/remote-variant.ts';

/** Where the built code asks for the page's heading, it throws: in the browser, while rendering. */
const throwing: Edit = (path, text) =>
  /^browser\/lifecycle.*\.js$/.test(path)
    ? text.replaceAll('"currencies.title"', '(()=>{throw new Error("thrown while rendering")})()')
    : text;

test('F27 a remote throws while rendering: only its place fails, and other routes work', async ({
  page,
  site,
  sandbox,
  problems,
}) => {
  const variant = await makeVariant('mfe-listing', 'throws', throwing);
  const { version } = variant;
  await site.release(variant);
  explain(problems, version);
  problems.allow(/thrown while rendering/);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await openCurrencies(page);
  await expect(page.getByText('This part of the page could not be shown')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expectReported(sandbox, version);
  await expectExchangeWorks(page);

  await test.step('And after the release of a mended version a reload shows it', async () => {
    await site.reset();
    await openCurrencies(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currencies');
  });
});
