import { openStore, promoteBuilds, publishBuild } from '../../tools/deploy/cluster/fill-store.ts';
import type { Cluster } from '../../tools/deploy/cluster/start-cluster.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { expect, test } from './support/cluster-test.ts';
import { revisionIn, untilServed } from './support/served-revision.ts';

const RUNS = 50;
const MESSAGE = 'this shell does not start';

/** Versions of the shell in the pages of all servers. */
const shellsOf = ({ servers }: Cluster): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    servers.map(async ({ origin }) => {
      const html = await (await fetch(`${origin}/currencies`)).text();
      return /"\/shell\/([^/"]+)\//.exec(html)?.[1];
    }),
  );

const runLedger = async (cluster: Cluster, ...args: readonly string[]): Promise<void> => {
  const { out, errors } = await cluster.ledger(...args, '--by', 'e2e', '--json');
  expect(errors).toBe('');
  await untilServed(cluster, revisionIn(out));
};

test(
  'a shell that does not start is replaced on all servers by a rollback, 50 times',
  {
    // first tier: shell/server/released-shell.test.ts replaces shells of a server without a browser
    tag: '@long',
  },
  async ({ cluster, browser, page }) => {
    test.setTimeout(600_000);
    const store = openStore(cluster.store);
    const bad = await makeVariant('shell', 'bad', (path, text) =>
      /^browser\/shell\..*\.js$/.test(path) ? `throw new Error('${MESSAGE}');${text}` : text,
    );
    const built = await publishBuild(store, fromRoot('shell', 'dist'));
    const broken = await publishBuild(store, bad.folder);
    const first = await promoteBuilds(store, [built]);
    const showBroken = async (): Promise<void> => {
      await untilServed(cluster, await promoteBuilds(store, [broken]));
      expect(await shellsOf(cluster)).toEqual(cluster.servers.map(() => broken.version));
    };
    const rollBack = async (): Promise<void> => {
      await runLedger(cluster, 'rollback', 'shell');
      expect(await shellsOf(cluster)).toEqual(cluster.servers.map(() => built.version));
    };

    await test.step('Given a shell whose first script throws', async () => {
      await showBroken();
      // its errors are expected, so it is not the page of the test
      const visitor = await browser.newPage({ baseURL: cluster.origin });
      const failed = visitor.waitForEvent('pageerror');
      await visitor.goto('/currencies');
      expect((await failed).message).toContain(MESSAGE);
      await visitor.close();
    });

    await test.step('When operations roll back, visitors get the previous shell', async () => {
      await rollBack();
      await page.goto('/currencies');
      await expect(page.locator('[data-state="ready"]')).toBeAttached();
    });

    await test.step('Then each of 50 rollbacks replaces it', async () => {
      for (let run = 0; run < RUNS; run += 1) {
        await showBroken();
        await rollBack();
      }
    });

    await test.step('And the revision before the first release restores the shell of the servers', async () => {
      await runLedger(cluster, 'rollback', '--rev', String(first - 1));
    });
  },
);
