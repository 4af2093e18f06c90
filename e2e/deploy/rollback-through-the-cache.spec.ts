import { setTimeout as wait } from 'node:timers/promises';

import { openStore, promoteBuilds, publishBuild } from '../../tools/deploy/cluster/fill-store.ts';
import type { Cluster } from '../../tools/deploy/cluster/start-cluster.ts';
import { expect, test } from './support/cluster-test.ts';
import { PATIENCE_MS, revisionIn, untilServed } from './support/served-revision.ts';

/** The version of mfe-listing that a page through nginx was composed with, and all files of that version. */
type Seen = { readonly startedAtMs: number; readonly version: string; readonly files: readonly string[] };

const FILE = /\/remotes\/mfe-listing\/([^/"]+)\/[^"]+?\.(?:json|js|css)/g;
/** docs/adr/0014: maximum age of a page from nginx. */
const OLDEST_PAGE_MS = 1000;

const look = async ({ origin }: Cluster): Promise<Seen> => {
  const startedAtMs = Date.now();
  const html = await (await fetch(`${origin}/currencies`)).text();
  const found = [...html.matchAll(FILE)];
  return { startedAtMs, version: found[0]?.[1] ?? 'none', files: [...new Set(found.map(([file]) => file))] };
};

/** Requests pages until every server serves the revision. All files of each page must be available. */
const watchUntilServed = async (cluster: Cluster, revision: number): Promise<readonly Seen[]> => {
  const seen: Seen[] = [];
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      const page = await look(cluster);
      seen.push(page);
      for (const file of page.files)
        expect((await fetch(`${cluster.origin}${file}`)).status, `${page.version}: ${file}`).toBe(200);
    }
  })();
  await untilServed(cluster, revision);
  end.abort();
  await watching;
  return seen;
};

test('every page shows a rollback by the command line, through the cache of nginx', async ({
  cluster,
  secondListing,
  page,
}) => {
  const store = openStore(cluster.store);
  const built = cluster.remotes.find(({ remote }) => remote === 'mfe-listing');
  if (built === undefined) throw new Error('mfe-listing is not live');
  const second = await publishBuild(store, secondListing.folder);

  await test.step('Given a second version, whose files both servers have', async () => {
    const seen = await watchUntilServed(cluster, await promoteBuilds(store, [second]));
    expect(new Set([...seen.map(({ version }) => version), second.version])).toEqual(
      new Set([built.version, second.version]),
    );
  });

  await test.step('When operations roll back', async () => {
    const rolledBack = await cluster.ledger('rollback', 'mfe-listing', '--by', 'e2e', '--json');
    expect(rolledBack.errors).toBe('');
    const seen = await watchUntilServed(cluster, revisionIn(rolledBack.out));
    const last = seen.filter(({ version }) => version === second.version).at(-1);
    const lateMs = (last?.startedAtMs ?? rolledBack.startedAtMs) - rolledBack.startedAtMs;
    test
      .info()
      .annotations.push({ type: 'last page of the second version', description: `${String(lateMs)} ms` });
    expect(lateMs).toBeLessThan(PATIENCE_MS);
  });

  await test.step('Then every page shows the previous version', async () => {
    await wait(OLDEST_PAGE_MS);
    const pages = await Promise.all(Array.from({ length: 20 }, () => look(cluster)));
    expect(pages.map(({ version }) => version)).toEqual(pages.map(() => built.version));
    await page.goto('/currencies');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.locator('[data-state="ready"]')).toBeAttached();
  });
});
