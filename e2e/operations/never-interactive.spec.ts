import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import {
  AS_PROXY,
  comeFromAnotherNetwork,
  GUARDED_MS,
  startCanary,
  stopsAfter,
  visitorOnTrial,
} from '../support/canary.ts';
import { healthOf } from '../support/health.ts';
import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { signInToOps, tokenOf } from '../support/ops.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Variant } from '../../tools/site/remote-variant.ts';

test.use({ siteVariables: AS_PROXY });

/** More networks than the five that the guard needs: the browser can drop a beacon, and a page that hangs sends no other. */
const VISITS = 8;
const WINDOW_MS = 3000;
/** 72 s: more than a page may take between two reports. */
const AGED_WINDOWS = 24;

/**
 * Dates the reports of pages back by more than a minute, each once, so that the journey does not wait for it. Moves
 * single files: the server can add to a window that was moved before.
 */
const letAMinutePass = async ({ ledger }: OwnSite): Promise<void> => {
  const health = join(ledger, 'health/local');
  const newest = Math.floor(Date.now() / WINDOW_MS);
  for (const name of await readdir(health).catch(() => [])) {
    const window = Number(name);
    if (window < newest - AGED_WINDOWS / 2) continue;
    const aged = join(health, String(window - AGED_WINDOWS));
    await mkdir(aged, { recursive: true });
    for (const report of await readdir(join(health, name)))
      await rename(join(health, name, report), join(aged, report));
  }
};

/** Reports of pages that the guard reads, for the message of a failure. */
const reportsOf = async ({ ledger }: OwnSite): Promise<string> => {
  const files = await readdir(join(ledger, 'health/local'), { recursive: true, withFileTypes: true });
  const paths = files.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
};

/** Opens pages until some from different networks met the fault. `hasMet` waits until a page met it, or cannot. */
const visitOften = async (
  visitor: BrowserContext,
  { origin }: OwnSite,
  hasMet: (page: Page) => Promise<boolean>,
): Promise<void> => {
  let visits = 0;
  while (visits < VISITS) {
    const page = await visitor.newPage();
    await comeFromAnotherNetwork(page);
    const met = hasMet(page);
    await page.goto(`${origin}/currencies`, { waitUntil: 'commit' });
    if (await met) visits += 1;
  }
};

const expectStop = async (site: OwnSite, { version }: Variant, after: number | null): Promise<void> => {
  await expect(async () => {
    await letAMinutePass(site);
    const [stop] = await stopsAfter(site, after ?? 0);
    expect(stop, await reportsOf(site)).toBeDefined();
    expect(stop?.canary).toMatchObject({ version, percent: 0 });
    expect(stop?.reason).toMatch(new RegExp(`mfe-listing@${version}: \\d+ of \\d+ networks`));
  }).toPass({ timeout: GUARDED_MS });
};

test('a canary whose pages hang is stopped by the guard', async ({ browser, site }) => {
  const variant = await makeLifecycleVariant(
    'mfe-listing',
    'hangs',
    // blocks the page without using the processor
    `(l) => ({...l, mount: () => { const call = new XMLHttpRequest(); call.open('GET', '/never-answered', false); call.send(); }})`,
  );
  await startCanary(site, variant, 90);
  const { revision } = await healthOf(site.origin);
  const visitor = await visitorOnTrial(browser, site, variant.version);
  await visitOften(
    visitor,
    site,
    (page) =>
      new Promise((resolve) => {
        void page.route('**/never-answered', () => resolve(true));
      }),
  );
  await expectStop(site, variant, revision);
  await visitor.close();
});

test('a canary that keeps the shell from starting is stopped, and the operators see it first on a phone', async ({
  browser,
  site,
}) => {
  const variant = await makeVariant('mfe-listing', 'never-starts', (path, text) =>
    path === 'server/server.cjs'
      ? `${text}\nconst { render } = module.exports;\nmodule.exports = { render: async (request) => { const made = await render(request); return { ...made, html: '<i id="page-data"></i>' + made.html }; } };\n`
      : text,
  );
  await startCanary(site, variant, 90);
  const { revision } = await healthOf(site.origin);
  const visitor = await visitorOnTrial(browser, site, variant.version);
  await visitOften(visitor, site, async (page) => {
    await page.waitForEvent('load');
    // a server render that took too long does not meet the fault
    return (await page.content()).includes('<i id="page-data">');
  });
  await expectStop(site, variant, revision);
  await visitor.close();

  const operator = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  await signInToOps(operator, await tokenOf(site));
  const failing = operator.getByRole('status').filter({ hasText: 'Failing now' });
  await expect(failing).toContainText(variant.version);
  await expect(failing).toBeInViewport({ ratio: 1 });
  const listing = operator.getByRole('region', { name: 'mfe-listing' });
  await expect(listing.getByRole('row', { name: variant.version })).toContainText('never interactive');
  await expect(listing.getByLabel('Version on trial of mfe-listing')).not.toHaveValue(variant.version);
  await operator.screenshot({ path: 'test-results/ops-failing-390.png' });
  await operator.close();
});
