import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { PageProblems } from './page-problems.ts';
import type { SandboxControl } from './sandbox.ts';

/** A pattern for the files of one version of mfe-listing. */
export const filesOf = (version: string, file = ''): RegExp =>
  new RegExp(`/remotes/mfe-listing/${version.replaceAll('.', '\\.')}/.*${file}`);

/** Allows problems of the broken version, and no others. */
export const explain = (problems: PageProblems, version: string): void => {
  problems.allow(
    filesOf(version),
    new RegExp(`"remote_version":"${version.replaceAll('.', '\\.')}"`),
    /'integrity' attribute/,
  );
};

/** Opens the exchange and waits for hydration: an earlier click on a link would load a new document. */
export const openExchange = async (page: Page): Promise<void> => {
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
};

export const openCurrencies = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Currencies' })
    .click();
};

/** Expects a hydrated list of currencies, and that the next route works. */
export const expectCurrencies = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currencies');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
};

export const expectExchangeWorks = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Exchange', exact: true })
    .click();
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
};

/** Expects an error report with the remote's name and version. */
export const expectReported = async (sandbox: SandboxControl, version: string): Promise<void> => {
  await expect
    .poll(async () => JSON.stringify(await sandbox.errorReports()), { message: 'error reports' })
    .toContain(`"remote_version":"${version}"`);
};

/** Expects an error report with the remote's name and version, and the class of the failure. */
export const expectReportedAs = async (
  sandbox: SandboxControl,
  version: string,
  failure: string,
): Promise<void> => {
  await expect
    .poll(
      async () => {
        const reports = (await sandbox.errorReports()).map((report) => JSON.stringify(report));
        return reports.filter((report) => report.includes(`"remote_version":"${version}"`)).join('\n');
      },
      { message: `a report of ${version} as ${failure}` },
    )
    .toContain(`"failure":"${failure}"`);
};
