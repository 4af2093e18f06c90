import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createOrder } from '../support/create-order.ts';
import { expectDegraded, expectReady, expectServed } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import type { CommandResult } from '../support/ledger-command.ts';
import { moveAway } from '../support/move-away.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

// Second tier, except the server's own copies: `release-ledger/src/publish/full-disk.test.ts` has the ledger's part.

/** Maximum file size: simulates a full disk. */
const NO_ROOM = ['prlimit', '--fsize=4096', '--'];

const filesBelow = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

const expectRefusedInWords = ({ code, errors }: CommandResult, words: RegExp): void => {
  expect(code, errors).toBe(6);
  expect(errors).toMatch(words);
  expect(errors).not.toMatch(/\n\s+at /);
};

const expectPublishable = async (site: OwnSite, folder: string): Promise<void> => {
  const again = await runLedgerCommand(site, ['publish', folder]);
  expect(again.code, again.errors).toBe(0);
};

test(
  'S07 no space for a file of a release: publish fails with a message and leaves no partial release, the site serves, and with space it succeeds',
  { tag: '@long' },
  async ({ site }) => {
    const { folder, version } = await makeVariant('mfe-listing', 'no-room');
    const failed = await runLedgerCommand(site, ['publish', folder], { through: NO_ROOM });
    expectRefusedInWords(failed, /Could not write .*/);
    await expectServed(site.origin);
    const promoted = await runLedgerCommand(site, ['promote', `mfe-listing@${version}`]);
    expect(promoted.code).not.toBe(0);
    expect(promoted.errors).toContain(version);
    const verified = await runLedgerCommand(site, ['verify']);
    expect(verified.code, verified.errors).toBe(0);
    await expectPublishable(site, folder);
    await expectReady(site.origin);
  },
);

/** Without the right to mount a small disk, the limit on a file's size above covers this; then there is no test here. */
const mayMount =
  process.getuid?.() === 0 &&
  (() => {
    try {
      execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

const fullSmallDisk = async ({ site }: { readonly site: OwnSite }): Promise<void> => {
  const { folder, version } = await makeVariant('mfe-listing', 'small-disk');
  const place = await mkdtemp(join(tmpdir(), 'small-disk-'));
  await cp(site.ledger, join(place, 'original'), { recursive: true });
  const script = `exec 2>&1
    size=$(($(du -sk ${place}/original | cut -f1) + 8192))
    mkdir ${place}/disk && mount -t tmpfs -o size=\${size}k tmpfs ${place}/disk && cp -r ${place}/original ${place}/disk/ledger
    dd if=/dev/zero of=${place}/disk/filler bs=64k 2>/dev/null
    for command in "publish ${folder}" "rollback mfe-listing" "promote mfe-listing@${version}"; do
      LEDGER_STORE=${place}/disk/ledger LEDGER_ENV=local "$NODE" release-ledger/bin/ledger.mjs $command; echo "code $?"
    done
    LEDGER_STORE=${place}/disk/ledger LEDGER_ENV=local "$NODE" release-ledger/bin/ledger.mjs verify; echo "verify $?"
    rm ${place}/disk/filler
    LEDGER_STORE=${place}/disk/ledger LEDGER_ENV=local "$NODE" release-ledger/bin/ledger.mjs publish ${folder}; echo "room $?"
  `;
  const said = execFileSync('unshare', ['--mount', 'sh', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE: process.execPath },
  });
  await rm(place, { recursive: true, force: true });
  expect(said).toMatch(/Could not write .*(full|space|ENOSPC)/i);
  expect(said).not.toMatch(/code 0/);
  expect(said).toMatch(/verify 0/);
  expect(said).toMatch(/room 0/);
  await expectServed(site.origin);
};

if (mayMount)
  test(
    'S07 a small disk that is full: publish, promote and rollback fail with a message and the ledger stays intact',
    { tag: '@long' },
    fullSmallDisk,
  );

test(
  'S07 a read-only ledger: the command fails with a message, the site serves',
  { tag: '@long' },
  async ({ site }) => {
    const { folder } = await makeVariant('mfe-listing', 'read-only');
    const remotes = join(site.ledger, 'remotes');
    const before = await filesBelow(remotes);
    // root may write anywhere, so the command drops that capability
    const asOwner = ['setpriv', '--bounding-set=-dac_override', '--'];
    const isRoot = process.getuid?.() === 0;
    execFileSync('chmod', ['-R', 'a-w', remotes]);
    try {
      const failed = await runLedgerCommand(site, ['publish', folder], isRoot ? { through: asOwner } : {});
      expectRefusedInWords(failed, /Could not write .*(not allowed|permission|denied)/i);
    } finally {
      execFileSync('chmod', ['-R', 'u+w', remotes]);
    }
    expect(await filesBelow(remotes)).toBe(before);
    await expectServed(site.origin);
    await expectReady(site.origin);
  },
);

test('S07 the server cannot store its own copies: it serves the live revision, and accepts orders', async ({
  page,
  site,
  sandbox,
}) => {
  // a worker reads the code of the shell from there at its first page
  await expectServed(site.origin);
  const bringBack = await moveAway(join(site.dataDir, 'cache'));
  try {
    await site.release(await makeVariant('mfe-listing', 'no-cache'));
    await expectDegraded(site.origin, /mfe-listing@0\.1\.0-no-cache: server rendering is unavailable/);
    await page.goto('/currencies');
    await expectCurrencies(page);
    const order = await createOrder(site.origin, sandbox.namespace, {
      from: 'btc',
      to: 'eth',
      amount: '0.1',
    });
    expect(order.id).not.toBe('');
  } finally {
    await bringBack();
  }
  await expectReady(site.origin);
  await expectServed(site.origin);
});
