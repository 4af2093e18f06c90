import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';

import { expectDegraded, expectReady, expectServed, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { moveAway } from '../support/move-away.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { expectCurrencies, openCurrencies, openExchange } from '../support/two-versions.ts';

const channel = ({ ledger }: OwnSite): string => join(ledger, 'channels', 'local');

const revisionFiles = async (site: OwnSite): Promise<readonly string[]> =>
  (await readdir(channel(site))).filter((name) => /^\d{10}\.json$/.test(name)).toSorted();

/** The channel's files before a test changed them. */
const keptFiles = async (site: OwnSite): Promise<ReadonlyMap<string, Buffer>> => {
  const names = await readdir(channel(site));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(channel(site), name))] as const)),
  );
};

const putBack = async (site: OwnSite, kept: ReadonlyMap<string, Buffer>): Promise<void> => {
  for (const name of await readdir(channel(site))) if (!kept.has(name)) await rm(join(channel(site), name));
  for (const [name, bytes] of kept) await writeFile(join(channel(site), name), bytes);
};

test('S03 the store goes down while the site runs: pages are served, /readyz reports it, and the site recovers automatically', async ({
  page,
  site,
}) => {
  await openExchange(page);
  const bringBack = await moveAway(site.ledger);
  try {
    await expectDegraded(site.origin, /reading the ledger failed/);
    await openCurrencies(page);
    await expectCurrencies(page);
    await page.reload();
    await expectCurrencies(page);
  } finally {
    await bringBack();
  }
  await expectReady(site.origin);
});

// second tier: `shell/server/releases/remotes/last-good.test.ts` starts with the store down
test(
  'S03 the store is down when the server starts: the last good revision is served from its own disk',
  { tag: '@long' },
  async ({ page, site }) => {
    const { revision } = await healthOf(site.origin);
    const away = `${site.ledger}-away`;
    await rename(site.ledger, away);
    try {
      await site.restart();
      const health = await healthOf(site.origin);
      expect(health).toMatchObject({ status: 'degraded', revision });
      expect(health.reasons.length).toBeGreaterThan(0);
      await page.goto('/currencies');
      await expectCurrencies(page);
    } finally {
      // the server may create the folder again at any moment
      await expect(async () => {
        await rm(site.ledger, { recursive: true, force: true });
        await rename(away, site.ledger);
      }).toPass();
    }
    await expectReady(site.origin);
  },
);

/** A bucket that accepts connections and never replies. */
const hangingBucket = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  return {
    variables: {
      LEDGER_STORE: `s3://releases/ledger?endpoint=http://127.0.0.1:${port}&region=eu-1`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    isAsked: () => sockets.size > 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

// in the second tier, because `shell/server/releases/remotes/last-good.test.ts` also tests a store that hangs
test(
  'S03 the store hangs when the server starts: the last good revision is served',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(180_000);
    const { revision } = await healthOf(site.origin);
    const bucket = await hangingBucket();
    try {
      await site.restart({ variables: bucket.variables });
      const health = await healthOf(site.origin);
      expect(health).toMatchObject({ status: 'degraded', revision });
      // the second message appears after the bucket failed four times for 2.5 s: a slow machine may poll that late
      expect(health.reasons.join()).toMatch(/the ledger has not replied yet|reading the ledger failed/);
      expect(bucket.isAsked()).toBe(true);
      await page.goto('/currencies');
      await expectCurrencies(page);
      // before the server stops: the page may still be loading icons
      await page.close();
    } finally {
      bucket.close();
      await site.restart();
    }
    await expectReady(site.origin);
  },
);

type Damage = {
  readonly what: string;
  /** Changes files of a channel, given its revisions, oldest first. */
  readonly damage: (folder: string, revisions: readonly string[]) => Promise<void>;
  /** The reason in `/readyz`; null if everything served is in order. */
  readonly named: ((revisions: readonly string[]) => RegExp) | null;
  /** Second tier: `release-ledger/src/channel/read-head.test.ts` has the same damage without a server. */
  readonly isLong?: true;
};

const newest = (revisions: readonly string[]): string => revisions.at(-1) ?? '';

const DAMAGES: readonly Damage[] = [
  {
    what: 'HEAD is behind',
    damage: (folder) => writeFile(join(folder, 'HEAD'), JSON.stringify({ rev: 1, sha256: '0'.repeat(64) })),
    named: null,
    isLong: true,
  },
  {
    what: 'HEAD is ahead',
    damage: (folder) => writeFile(join(folder, 'HEAD'), JSON.stringify({ rev: 900, sha256: '0'.repeat(64) })),
    named: null,
    isLong: true,
  },
  {
    what: 'HEAD is not JSON',
    damage: (folder) => writeFile(join(folder, 'HEAD'), '\u0000{'),
    named: null,
    isLong: true,
  },
  { what: 'HEAD is gone', damage: (folder) => rm(join(folder, 'HEAD')), named: null, isLong: true },
  {
    what: 'the newest revision is cut short',
    damage: async (folder, revisions) => {
      const path = join(folder, newest(revisions));
      const bytes = await readFile(path);
      await writeFile(path, bytes.subarray(0, bytes.length / 2));
    },
    named: (revisions) => new RegExp(newest(revisions)),
  },
  {
    what: 'the newest revision is empty',
    damage: (folder, revisions) => writeFile(join(folder, newest(revisions)), ''),
    named: (revisions) => new RegExp(newest(revisions)),
    isLong: true,
  },
  {
    what: 'the newest revision does not follow from the one before',
    damage: async (folder, revisions) => {
      const path = join(folder, newest(revisions));
      const revision: unknown = JSON.parse(await readFile(path, 'utf8'));
      await writeFile(path, JSON.stringify({ ...(revision as object), prev: 'f'.repeat(64) }));
    },
    named: (revisions) => new RegExp(newest(revisions)),
    isLong: true,
  },
];

for (const { what, damage, named, isLong } of DAMAGES) {
  test(
    `S04 ${what}: the site serves what can be trusted${named === null ? '' : ' and names the file'}`,
    { tag: isLong === true ? '@long' : [] },
    async ({ site, secondVersion }) => {
      const revisions = await revisionFiles(site);
      const kept = await keptFiles(site);
      const verified = await runLedgerCommand(site, ['verify']);
      expect(verified.code, verified.errors).toBe(0);
      try {
        await damage(channel(site), revisions);
        // a new server reads the files again
        await site.restart();
        if (named === null) await expectReady(site.origin, revisions.length);
        else {
          await expectDegraded(site.origin, named(revisions));
          const status = await runLedgerCommand(site, ['verify']);
          expect(status.code).not.toBe(0);
          expect(`${status.output}${status.errors}`).toMatch(named(revisions));
        }
        await expectServed(site.origin);
        const { revision } = await healthOf(site.origin);
        expect(revision).toBe(named === null ? revisions.length : revisions.length - 1);
        const html = await (await fetch(`${site.origin}/currencies`)).text();
        expect(html.includes(`href="/remotes/mfe-listing/${secondVersion.version}/`)).toBe(named === null);
      } finally {
        await putBack(site, kept);
      }
      await expectReady(site.origin, revisions.length);
    },
  );
}
