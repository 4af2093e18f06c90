import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { PageProblems } from './page-problems.ts';
import type { SandboxControl } from './sandbox.ts';

/** A pattern for the files of one version of mfe-listing. */
export const filesOf = (version: string, file = ''): RegExp =>
  new RegExp(`/remotes/mfe-listing/${version.replaceAll('.', '\\.')}/.*${file}`);

/** A page may complain about the broken version, and about nothing else. */
export const explain = (problems: PageProblems, version: string): void => {
  problems.allow(
    filesOf(version),
    new RegExp(`"remote_version":"${version.replaceAll('.', '\\.')}"`),
    /'integrity' attribute/,
  );
};

/** Opens the exchange and waits until it is hydrated: a click on a link before that loads the whole page. */
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

/** The list of currencies is there, taken over by the browser, and the next route works. */
export const expectCurrencies = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currencies', { timeout: 12_000 });
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeAttached({ timeout: 12_000 });
};

export const expectExchangeWorks = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Exchange', exact: true })
    .click();
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
};

/** The failure was reported with the remote's name and version. */
export const expectReported = async (sandbox: SandboxControl, version: string): Promise<void> => {
  await expect
    .poll(async () => JSON.stringify(await sandbox.errorReports()), { message: 'error reports' })
    .toContain(`"remote_version":"${version}"`);
};

/** The failure was reported with the remote's name and version, and with its class. */
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
