import { folderStore, history, promote, publish, wordsOf } from '@coinlane/release-ledger';
import type { Result } from '@coinlane/release-ledger';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { healthOf } from '../support/health.ts';
import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Variant } from '../../tools/site/remote-variant.ts';

const VERSION = /\/remotes\/mfe-listing\/([^/"]+)\/browser\/remote-entry/;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ENV = 'local';
/** Enough for a visitor to meet the fault, its beacons to arrive, and the guard to decide. */
const GUARDED_MS = 60_000;

const CHANGE = { by: 'e2e', reason: 'trial' };

/** The guard counts networks: the test acts as a proxy that reports a new one for each visit. */
test.use({ siteVariables: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
let networks = 0;
const comeFromAnotherNetwork = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${String((networks += 1))}` });

type Stop = { readonly rev: number; readonly reason: string; readonly canary: unknown };

const unwrap = async <A>(result: Promise<Result<A>>): Promise<A> => {
  const settled = await result;
  if (settled._tag === 'Left') throw new Error(wordsOf(settled.left));
  return settled.right;
};

/** Entries of the guard in the ledger about mfe-listing, newer than a revision. */
const stopsAfter = async ({ ledger }: OwnSite, after: number): Promise<readonly Stop[]> => {
  const { entries } = await unwrap(history(folderStore(ledger), ENV, 'mfe-listing'));
  return entries
    .filter(({ revision: { by, rev } }) => by === 'guard' && rev > after)
    .map(({ revision: { rev, reason, remotes } }) => ({
      rev,
      reason,
      canary: remotes['mfe-listing']?.canary,
    }));
};

const untilCanaryIsServed = async (site: OwnSite, version: string): Promise<void> => {
  await expect
    .poll(async () => (await fetch(`${site.origin}/composition`)).text(), { timeout: GUARDED_MS })
    .toContain(`"${version}"`);
};

const setShare = (
  { ledger }: OwnSite,
  { remote, version }: Pick<Variant, 'remote' | 'version'>,
  percent: number,
) => unwrap(promote(folderStore(ledger), ENV, { remote, version, percent, ...CHANGE }));

/** Publishes a version and gives it to a share of the visitors. */
const startCanary = async (site: OwnSite, variant: Variant, percent: number): Promise<void> => {
  await unwrap(publish(folderStore(site.ledger), variant.folder, { by: CHANGE.by }));
  await setShare(site, variant, percent);
  await untilCanaryIsServed(site, variant.version);
};

const versionFor = async ({ request }: BrowserContext, origin: string): Promise<string> =>
  VERSION.exec(await (await request.get(`${origin}/currencies`)).text())?.[1] ?? 'none';

/** Creates new visitors until one gets the canary. */
const visitorOnTrial = async (browser: Browser, { origin }: OwnSite, onTrial: string) => {
  for (let visitors = 0; visitors < 40; visitors += 1) {
    const context = await browser.newContext();
    const version = await versionFor(context, origin);
    if (version === onTrial) return context;
    await context.close();
  }
  throw new Error(`none of 40 visitors got the canary ${onTrial}`);
};

test('a visitor keeps the version that the first page gave, on the server and in the browser; robots get what is stable', async ({
  browser,
  site,
}) => {
  const variant = await makeVariant('mfe-listing', 'trial');
  await startCanary(site, variant, 50);

  const visitor = await visitorOnTrial(browser, site, variant.version);
  for (let visit = 0; visit < 5; visit += 1)
    expect(await versionFor(visitor, site.origin)).toBe(variant.version);
  const page = await visitor.newPage();
  const loaded = page.waitForResponse(new RegExp(`/mfe-listing/${variant.version}/`));
  await page.goto(`${site.origin}/currencies`);
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect((await loaded).status()).toBe(200);

  const robot = await browser.newContext({ userAgent: BOT });
  for (let visit = 0; visit < 5; visit += 1)
    expect(await versionFor(robot, site.origin)).not.toBe(variant.version);

  const { revision } = await healthOf(site.origin);
  await setShare(site, variant, 0);
  await expect.poll(async () => (await healthOf(site.origin)).revision).toBeGreaterThan(revision ?? 0);
  expect(await versionFor(visitor, site.origin)).not.toBe(variant.version);
  await visitor.close();
  await robot.close();
});

test('a canary that throws for its visitors is stopped by the guard, and the ledger records the reason', async ({
  browser,
  site,
}) => {
  test.slow();
  const variant = await makeLifecycleVariant(
    'mfe-listing',
    'throws-on-trial',
    `(l) => ({...l, mount: async () => { throw new Error('thrown on trial'); }})`,
  );
  await startCanary(site, variant, 90);

  const { revision } = await healthOf(site.origin);
  const stops = (): Promise<readonly Stop[]> => stopsAfter(site, revision ?? 0);
  // one visitor keeps the canary, so each visit fails until the guard stops it; each is from another network
  const visitor = await visitorOnTrial(browser, site, variant.version);
  const page = await visitor.newPage();
  // a page announces its remote, then reports the result
  let reports = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/data/beacons')) reports += 1;
  });
  await expect(async () => {
    await comeFromAnotherNetwork(page);
    await page.goto(`${site.origin}/currencies`, { waitUntil: 'commit' });
    reports = 0;
    // the visitor gets the version before the one that throws
    await expect(page.locator('[data-state="ready"]')).toBeAttached();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    // the guard counts beacons only: leaving earlier would lose this visit
    await expect.poll(() => reports).toBeGreaterThanOrEqual(2);
    expect(await stops()).toHaveLength(1);
  }).toPass({ timeout: 2 * GUARDED_MS, intervals: [100] });
  await visitor.close();

  const [stop] = await stops();
  expect(stop?.canary).toMatchObject({ version: variant.version, percent: 0 });
  expect(stop?.reason).toMatch(new RegExp(`mfe-listing@${variant.version}: \\d+ of \\d+`));
  const newcomer = await browser.newContext();
  await expect.poll(() => versionFor(newcomer, site.origin)).not.toBe(variant.version);
  await newcomer.close();
});
