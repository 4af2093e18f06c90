import type { Page } from '@playwright/test';

import { enterExchangeFromTerms, openFilledForm } from '../support/open-form.ts';
import { pressUntil } from '../support/press-until.ts';
import { expect, test } from '../support/test.ts';
import { ALTERED, inject, NOT_FOUND, TAMPERED } from '../support/wire-faults.ts';

/** A lazy file of the shell itself. */
const ofShell = (name: string, ending = 'js'): RegExp =>
  new RegExp(`/shell/[^/]+/browser/.*${name}.*\\.${ending}$`);

const EXPLAINED = [/\/shell\/[^/]+\/browser\//, /'integrity' attribute/, /Loading (CSS )?chunk/];

const expectUntampered = async (page: Page): Promise<void> => {
  expect(await page.evaluate((mark) => Reflect.has(globalThis, mark), TAMPERED)).toBe(false);
};

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'What runs on this page' });
const openerOf = (page: Page) => page.getByRole('button', { name: 'What runs on this page' });

test('F34 every lazy script and style of the shell is requested with the integrity of its build', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: [string, string][] = [];
    Object.assign(globalThis, { lazyFilesSeen: seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src !== '') seen.push([node.src, node.integrity]);
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
          seen.push([node.href, node.integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await openerOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  const files = async (): Promise<readonly string[]> => {
    const seen = await page.evaluate(() => {
      const found: unknown = Reflect.get(globalThis, 'lazyFilesSeen');
      return Array.isArray(found) ? found.map(String) : [];
    });
    return seen.filter((line) => line.includes('/shell/'));
  };
  // the companion loads when the page is idle
  for (const part of [/companion.*\.js,/, /developer-panel.*\.js,/, /developer-panel.*\.css,/])
    await expect
      .poll(async () => (await files()).filter((line) => part.test(line)), { message: String(part) })
      .toHaveLength(1);
  for (const line of await files()) expect(line).toMatch(/,sha384-[\w+/]{64}$/);
});

test('F34 the script of the calls was altered in transit: it never runs, the page reports it, and Try again shows the offers', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPLAINED);
  await inject(page, ofShell('axios'), ALTERED);
  await enterExchangeFromTerms(page);
  const retry = page.getByRole('main').getByRole('alert').getByRole('button').first();
  await expect(retry).toBeVisible();
  await expectUntampered(page);

  await page.unrouteAll();
  // the page also retries by itself, which removes the button
  await pressUntil(retry, () => expect(page.getByRole('radio').first()).toBeVisible({ timeout: 3_000 }));
  await expectUntampered(page);
});

test('F34 the companion of the page was altered in transit: it never runs, and an order is possible', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(...EXPLAINED);
  const asked = page.waitForRequest(ofShell('companion'));
  await inject(page, ofShell('companion'), ALTERED);
  const form = await openFilledForm(page);
  await asked;
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  await expectUntampered(page);
  expect(await sandbox.orders()).toHaveLength(1);
});

for (const { what, ending, fault, isLong } of [
  { what: 'code', ending: 'js', fault: ALTERED, isLong: false },
  { what: 'style', ending: 'css', fault: ALTERED, isLong: false },
  // `use-shell-part.test.tsx` has a chunk that is gone
  { what: 'code', ending: 'js', fault: NOT_FOUND, isLong: true },
])
  test(
    `F34 the ${what} of the developer panel ${fault.name}: the page reports it, keeps working, and Try again opens it`,
    { tag: isLong ? '@long' : [] },
    async ({ page, problems }) => {
      problems.allow(...EXPLAINED);
      await inject(page, ofShell('developer-panel', ending), fault);
      await page.goto('/currencies');
      await openerOf(page).click();
      const corner = page.getByRole('complementary', { name: 'What runs on this page' });
      await expect(corner.getByRole('alert')).toContainText('The panel failed to load');
      await expectUntampered(page);
      await expect(page.getByRole('row').nth(5)).toBeVisible();

      await page.unrouteAll();
      await corner.getByRole('button', { name: 'Try again' }).click();
      await expect(panelOf(page)).toBeVisible();
      await expect(corner).toBeHidden();
    },
  );

test("F34 the code of the operators' page was altered on its way: it never runs, the page reports it, and Try again brings it", async ({
  page,
  problems,
}) => {
  // no operator is signed in
  problems.allow(...EXPLAINED, /status of 401/);
  await inject(page, ofShell('src_ops'), ALTERED);
  await page.goto('/ops');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('changed it on the way, so it was not run');
  await expectUntampered(page);

  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
});
