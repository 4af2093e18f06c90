import { folderStore, history, promote, publish, wordsOf } from '@coinlane/release-ledger';
import type { Result } from '@coinlane/release-ledger';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Variant } from '../../tools/site/remote-variant.ts';
import { expect } from './own-site-test.ts';
import type { OwnSite } from './own-site.ts';

const VERSION = /\/remotes\/mfe-listing\/([^/"]+)\/browser\/remote-entry/;
const ENV = 'local';
/** Enough for a visitor to meet the fault, its beacons to arrive, and the guard to decide. */
export const GUARDED_MS = 60_000;

const CHANGE = { by: 'e2e', reason: 'trial' };

/** The guard counts networks: the test acts as a proxy that reports a new one for each visit. */
export const AS_PROXY = { TRUSTED_PROXIES: '127.0.0.1,::1' };
let networks = 0;
/** Sends the next requests of a page from a new network, and returns its address. */
export const comeFromAnotherNetwork = async (page: Page): Promise<string> => {
  const network = `198.51.100.${String((networks += 1))}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': network });
  return network;
};

/** A stop by the guard. */
export type Stop = { readonly rev: number; readonly reason: string; readonly canary: unknown };

const unwrap = async <A>(result: Promise<Result<A>>): Promise<A> => {
  const settled = await result;
  if (settled._tag === 'Left') throw new Error(wordsOf(settled.left));
  return settled.right;
};

/** Entries of the guard in the ledger about mfe-listing, newer than a revision. */
export const stopsAfter = async ({ ledger }: OwnSite, after: number): Promise<readonly Stop[]> => {
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

/** Releases a canary to a share of the visitors. */
export const setShare = (
  { ledger }: OwnSite,
  { remote, version }: Pick<Variant, 'remote' | 'version'>,
  percent: number,
) => unwrap(promote(folderStore(ledger), ENV, { remote, version, percent, ...CHANGE }));

/** Publishes a version and gives it to a share of the visitors. */
export const startCanary = async (site: OwnSite, variant: Variant, percent: number): Promise<void> => {
  await unwrap(publish(folderStore(site.ledger), variant.folder, { by: CHANGE.by }));
  await setShare(site, variant, percent);
  await untilCanaryIsServed(site, variant.version);
};

/** Version of mfe-listing that a visitor gets. */
export const versionFor = async ({ request }: BrowserContext, origin: string): Promise<string> =>
  VERSION.exec(await (await request.get(`${origin}/currencies`)).text())?.[1] ?? 'none';

/** Creates new visitors until one gets the canary. */
export const visitorOnTrial = async (browser: Browser, { origin }: OwnSite, onTrial: string) => {
  for (let visitors = 0; visitors < 40; visitors += 1) {
    const context = await browser.newContext();
    const version = await versionFor(context, origin);
    if (version === onTrial) return context;
    await context.close();
  }
  throw new Error(`none of 40 visitors got the canary ${onTrial}`);
};
