import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readVersion } from '../../tools/build/read-record.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { expectDegraded, expectReady, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';

test('S04 the store is restored without its newest revision: the site follows it and reports the difference', async ({
  site,
  secondVersion,
}) => {
  // the restored store has its next change already: the site must not see the time between the two
  const restored = { ...site, ledger: `${site.dataDir}/restored-ledger` };
  await cp(site.ledger, restored.ledger, { recursive: true });
  // search engines never get the canary, even with a large share
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const isSecond = async (): Promise<boolean> =>
    (await (await fetch(`${site.origin}/currencies`, { headers })).text()).includes(
      `href="/remotes/mfe-listing/${secondVersion.version}/`,
    );
  const changeIn = async (of: typeof site, ...args: readonly string[]): Promise<void> => {
    const { code, errors } = await runLedgerCommand(of, args);
    expect(code, errors).toBe(0);
  };
  const change = (...args: readonly string[]): Promise<void> => changeIn(site, ...args);
  const { revision } = await healthOf(site.origin);
  const next = (revision ?? 0) + 1;

  await test.step('When a copy of the store gets another change with the next number', async () => {
    const built = await readVersion(fromRoot('mfe-listing/dist/build.json'));
    await changeIn(restored, 'promote', `mfe-listing@${built}`, '--percent', '1', '--reason', 'a canary');
  });
  await test.step('And it replaces the store, in which a rollback is live', async () => {
    await change('rollback', 'mfe-listing', '--reason', 'lost later');
    await expectReady(site.origin, next);
    await expect.poll(isSecond).toBe(false);
    const channel = join(site.ledger, 'channels/local');
    await rm(channel, { recursive: true });
    await rename(join(restored.ledger, 'channels/local'), channel);
  });
  await test.step('Then the site serves the ledger, and /readyz reports the lost revision', async () => {
    await expectDegraded(
      site.origin,
      new RegExp(`revision ${String(next)} .* was served here and was replaced`),
    );
    expect(await isSecond()).toBe(true);
    expect((await healthOf(site.origin)).revision).toBe(next);
  });
  await test.step('And the next change ends the warning', async () => {
    await change('rollback', 'mfe-listing', '--reason', 'the canary is not needed');
    await expectReady(site.origin, next + 1);
  });
});
