import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expectDegraded, expectReady, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

type Damage = {
  readonly id: string;
  readonly what: string;
  readonly damage: (path: string, text: string) => Promise<void>;
  /** Second tier: for the ledger it is another file that does not decode, as in F09. */
  readonly isLong?: true;
};

const withField = (text: string, field: string, value: unknown): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), [field]: value });

const withoutEntry = (text: string): string => {
  const release = JSON.parse(text) as { entry: { path: string }; files: Record<string, unknown> };
  const files = Object.entries(release.files).filter(([path]) => path !== release.entry.path);
  return JSON.stringify({ ...release, files: Object.fromEntries(files) });
};

/** `release.json` is the manifest: the one file that lists what a release consists of. Servers read it. */
const DAMAGES: readonly Damage[] = [
  { id: 'F01', what: 'is gone', damage: (path) => rm(path) },
  {
    id: 'F06',
    what: 'is cut short',
    damage: (path, text) => writeFile(path, text.slice(0, text.length / 2)),
    isLong: true,
  },
  {
    id: 'F07',
    what: 'is an HTML page',
    damage: (path) => writeFile(path, '<!doctype html><title>Home</title>'),
    isLong: true,
  },
  { id: 'F08', what: 'is empty', damage: (path) => writeFile(path, ''), isLong: true },
  {
    id: 'F09',
    what: 'is JSON of another shape',
    damage: (path, text) => writeFile(path, withField(text, 'entry', 7)),
  },
  {
    id: 'F10',
    what: 'names an entry that is not among its files',
    damage: (path, text) => writeFile(path, withoutEntry(text)),
    isLong: true,
  },
];

/** Suspends the server while `work` runs, as on a busy machine. */
const whileItSleeps = async (site: OwnSite, work: () => Promise<void>): Promise<void> => {
  process.kill(site.pid(), 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(site.pid(), 'SIGCONT');
  }
};

for (const { id, what, damage, isLong } of DAMAGES) {
  test(
    `${id} the release.json of the version that goes live ${what}: the previous version is served, the release is named, and a repair is enough`,
    { tag: isLong === true ? '@long' : [] },
    async ({ page, site }) => {
      const variant = await makeVariant('mfe-listing', `release-json-${id}`);
      const name = `mfe-listing@${variant.version}`;
      const path = join(site.ledger, 'remotes/mfe-listing', variant.version, 'release.json');
      const { revision } = await healthOf(site.origin);
      const published = await runLedgerCommand(site, ['publish', variant.folder]);
      expect(published.code, published.errors).toBe(0);
      const text = await readFile(path, 'utf8');

      await whileItSleeps(site, async () => {
        const promoted = await runLedgerCommand(site, ['promote', name]);
        expect(promoted.code, promoted.errors).toBe(0);
        await damage(path, text);
      });
      await expectDegraded(site.origin, new RegExp(`mfe-listing@${variant.version}`));
      await page.goto('/currencies');
      await expectCurrencies(page);
      expect(await page.content()).not.toContain(`/remotes/mfe-listing/${variant.version}/`);

      const again = await runLedgerCommand(site, ['promote', name, '--request-id', `again-${id}`]);
      expect(again.code, 'a promote of a release that cannot be read').not.toBe(0);
      expect(again.errors).toContain(variant.version);

      await writeFile(path, text);
      await expectReady(site.origin, (revision ?? 0) + 1);
      await page.reload();
      expect(await page.content()).toContain(`/remotes/mfe-listing/${variant.version}/`);
      const back = await runLedgerCommand(site, ['rollback', 'mfe-listing']);
      expect(back.code, back.errors).toBe(0);
      await expectReady(site.origin, (revision ?? 0) + 2);
    },
  );
}
