import { healthOf } from '../support/health.ts';
import {
  AS_PROXY,
  comeFromAnotherNetwork,
  GUARDED_MS,
  setShare,
  startCanary,
  stopsAfter,
  versionFor,
  visitorOnTrial,
} from '../support/canary.ts';
import type { Stop } from '../support/canary.ts';
import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.use({ siteVariables: AS_PROXY });

test('a visitor keeps the version that the first page gave, on the server and in the browser; robots get the stable version', async ({
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
  // a page announces the canary and the version before it, then reports the results of both
  const REPORTS = 3;
  let network = '';
  let reports = 0;
  page.on('request', (request) => {
    // a report that a page sends while it is closed has no address, so all such pages count as one network
    if (request.url().endsWith('/data/beacons') && request.headers()['x-forwarded-for'] === network)
      reports += 1;
  });
  await expect(async () => {
    network = await comeFromAnotherNetwork(page);
    reports = 0;
    await page.goto(`${site.origin}/currencies`, { waitUntil: 'commit' });
    // the visitor gets the version before the one that throws
    await expect(page.locator('[data-state="ready"]')).toBeAttached();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    // after the stop, a page has the version before alone, with fewer reports
    await expect.poll(async () => reports >= REPORTS || (await stops()).length > 0).toBe(true);
    expect(await stops()).toHaveLength(1);
  }).toPass({ timeout: 5 * GUARDED_MS, intervals: [100] });
  await visitor.close();

  const [stop] = await stops();
  expect(stop?.canary).toMatchObject({ version: variant.version, percent: 0 });
  expect(stop?.reason).toMatch(new RegExp(`mfe-listing@${variant.version}: \\d+ of \\d+`));
  const newcomer = await browser.newContext();
  await expect.poll(() => versionFor(newcomer, site.origin)).not.toBe(variant.version);
  await newcomer.close();
});
