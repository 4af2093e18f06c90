import type { Browser, BrowserContext } from '@playwright/test';

import { healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../support/remote-variant.ts';
import type { Variant } from '../support/remote-variant.ts';

const VERSION = /\/remotes\/mfe-listing\/([^/"]+)\/browser\/remote-entry/;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** By then a visitor has met the fault, its beacons have been gathered, and the guard has judged. */
const GUARDED_MS = 60_000;

type Stop = { readonly rev: number; readonly reason: string; readonly canary: unknown };

/** What the guard has written into the ledger about mfe-listing. */
const stopsIn = (history: string): readonly Stop[] => {
  const { entries } = JSON.parse(history) as {
    entries: {
      revision: { rev: number; by: string; reason: string; remotes: Record<string, { canary?: unknown }> };
    }[];
  };
  return entries
    .filter(({ revision: { by } }) => by === 'guard')
    .map(({ revision: { rev, reason, remotes } }) => ({
      rev,
      reason,
      canary: remotes['mfe-listing']?.canary,
    }));
};

const ledger = async (site: OwnSite, ...args: readonly string[]): Promise<string> => {
  const { code, output, errors } = await runLedgerCommand(site, args);
  expect(code, `ledger ${args.join(' ')}: ${errors}`).toBe(0);
  return output;
};

const untilCanaryIsServed = async (site: OwnSite, version: string): Promise<void> => {
  await expect
    .poll(async () => (await fetch(`${site.origin}/composition`)).text(), { timeout: GUARDED_MS })
    .toContain(`"${version}"`);
};

const putOnTrial = async (site: OwnSite, { folder, remote, version }: Variant, percent: number) => {
  await ledger(site, 'publish', folder);
  await ledger(site, 'promote', `${remote}@${version}`, '--percent', String(percent));
  await untilCanaryIsServed(site, version);
};

const versionFor = async ({ request }: BrowserContext, origin: string): Promise<string> =>
  VERSION.exec(await (await request.get(`${origin}/currencies`)).text())?.[1] ?? 'none';

/** New visitors, one after the other, until one of each kind has come. */
const visitorsOfBoth = async (browser: Browser, { origin }: OwnSite, onTrial: string) => {
  for (let visitors = 0; visitors < 40; visitors += 1) {
    const context = await browser.newContext();
    const version = await versionFor(context, origin);
    if (version === onTrial) return context;
    await context.close();
  }
  throw new Error(`nobody of 40 was given ${onTrial} at 50 %`);
};

test('a visitor keeps the version that the first page gave, on the server and in the browser; robots get what is stable', async ({
  browser,
  site,
}) => {
  const variant = await makeVariant('mfe-listing', 'trial');
  await putOnTrial(site, variant, 50);

  const visitor = await visitorsOfBoth(browser, site, variant.version);
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
  await ledger(site, 'promote', `mfe-listing@${variant.version}`, '--percent', '0');
  await expect.poll(async () => (await healthOf(site.origin)).revision).toBeGreaterThan(revision ?? 0);
  expect(await versionFor(visitor, site.origin)).not.toBe(variant.version);
  await visitor.close();
  await robot.close();
});

test('a version on trial that throws for its visitors is stopped by the guard, and the ledger says why', async ({
  browser,
  site,
}) => {
  test.slow();
  const variant = await makeLifecycleVariant(
    'mfe-listing',
    'throws-on-trial',
    `(l) => ({...l, mount: async () => { throw new Error('thrown on trial'); }})`,
  );
  await putOnTrial(site, variant, 90);

  const { revision } = await healthOf(site.origin);
  const seen: string[] = [];
  const stops = async (): Promise<readonly Stop[]> =>
    stopsIn(await ledger(site, 'history', 'mfe-listing', '--json')).filter(
      ({ rev }) => rev > (revision ?? 0),
    );
  await expect(async () => {
    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const told = page.waitForRequest(/\/data\/beacons$/);
    await page.goto(`${site.origin}/currencies`);
    const slot = page.locator('[data-state="ready"], [data-state="failed"]');
    await expect(slot).toBeAttached();
    const state = (await slot.getAttribute('data-state')) ?? '';
    seen.push(state);
    // who met the fault is told, and the rest of the page works
    if (state === 'failed')
      await expect(page.getByText(/could not be (loaded|shown)|is not available/i)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    // a visitor stays longer than this; without the page's word the guard knows of nothing
    await told;
    await visitor.close();
    expect(await stops()).toHaveLength(1);
  }).toPass({ timeout: 2 * GUARDED_MS, intervals: [100] });

  expect(seen).toContain('failed');
  const [stop] = await stops();
  expect(stop?.canary).toMatchObject({ version: variant.version, percent: 0 });
  expect(stop?.reason).toMatch(new RegExp(`mfe-listing@${variant.version}: \\d+ of \\d+`));
  const newcomer = await browser.newContext();
  await expect.poll(() => versionFor(newcomer, site.origin)).not.toBe(variant.version);
  await newcomer.close();
});
