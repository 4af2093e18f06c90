import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import type { OwnSite } from '../support/own-site.ts';
import { expect, test } from '../support/own-site-test.ts';
import { signInToOps, tokenOf } from '../support/ops.ts';

const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });
const listing = (page: Page) => page.getByRole('region', { name: 'mfe-listing' });
const stableOf = (page: Page) => listing(page).getByRole('definition').first();

/** Waits for the dry run: after the change itself it would report a conflict. */
const confirm = async (page: Page, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await expect(dialog).toContainText('Checked: the ledger would do this');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

const servesVersion = (page: Page, site: OwnSite, version: string) =>
  expect
    .poll(async () => (await page.request.get(`${site.origin}/currencies`)).text())
    .toContain(`/remotes/mfe-listing/${version}/`);

test('a wrong token is refused with a message, and the page is accessible without one', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signInToOps(page, `cl_wrong_${String(site.origin.length)}`);
  await expect(page.getByRole('alert')).toContainText('Invalid or revoked token');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations');
  await expectAccessible(page, 'sign-in with a wrong token');
});

test('an operator rolls a remote back by clicks, another browser sees it, and a canary is started by keyboard', async ({
  page,
  site,
  secondVersion,
  browser,
  problems,
}) => {
  const token = await tokenOf(site);

  await test.step('When two operators sign in', async () => {
    await signInToOps(page, token);
    await expect(connection(page)).toHaveText('Live');
    await expect(stableOf(page)).toHaveText(secondVersion.version);
    await expectAccessible(page, 'dashboard');
  });
  const other = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  await signInToOps(other, token);
  await expect(stableOf(other)).toHaveText(secondVersion.version);

  await test.step('When one of them rolls back', async () => {
    await page.getByRole('button', { name: 'Roll back mfe-listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll back mfe-listing' });
    await expect(dialog).toContainText('Checked: the ledger would do this');
    await expect(dialog).toContainText(`${secondVersion.version} for all`);
    await expectAccessible(page, 'confirming a rollback');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Roll back mfe-listing' }).click();
    await confirm(page, 'rows are missing');
    await expect(page.getByText(/mfe-listing is back at/)).toBeVisible();
  });

  await test.step('Then both pages and the public one show the previous version', async () => {
    await expect(stableOf(page)).not.toHaveText(secondVersion.version);
    await expect(other.getByRole('list', { name: 'History' })).toContainText('rows are missing');
    // history and live state are fetched by two requests, in either order
    await expect(stableOf(other)).not.toHaveText(secondVersion.version);
    await expect(stableOf(other)).toHaveText(/\d/);
    const back = (await stableOf(other).textContent()) ?? '';
    await servesVersion(page, site, back);
    await other.screenshot({ path: 'test-results/ops-390.png', fullPage: true });
  });

  await test.step('When a canary of the version is started by keyboard', async () => {
    await page.getByLabel('Version on trial of mfe-listing').selectOption(secondVersion.version);
    await page.getByRole('slider', { name: 'Share of visitors on trial of mfe-listing' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Apply the share of mfe-listing' }).press('Enter');
    await confirm(page, 'once more, with care');
    await expect(listing(page)).toContainText(`${secondVersion.version} for 5 %`);
    await expect(listing(other)).toContainText(`${secondVersion.version} for 5 %`);
    await page.screenshot({ path: 'test-results/ops-wide.png', fullPage: true });
  });

  await test.step('Then signing out asks for a token again', async () => {
    // the page can be reading the ledger again when the session ends
    problems.allow(/status of 401/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Token')).toBeVisible();
  });
  await other.close();
});
