import { pathToFileURL } from 'node:url';

import { fromRoot } from '../../tools/webpack/paths.ts';
import { expectReady, expectServed, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../support/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

const DAY_MS = 86_400_000;
const preload = ['--import', pathToFileURL(fromRoot('e2e/support/shifted-clock.mjs')).href];

/** The two newest revisions: their numbers, newest first, and how many days the older one is dated after the newer. */
const newestTwo = (json: string) => {
  const { entries } = JSON.parse(json) as { entries: readonly Line[] };
  const [newer, older] = entries.slice(0, 2).map(({ revision }) => revision);
  const apart = Date.parse(older?.at ?? '') - Date.parse(newer?.at ?? '');
  return { revs: [newer?.rev, older?.rev], daysApart: Math.round(apart / DAY_MS) };
};

type Line = { readonly revision: { readonly rev: number; readonly at: string } };

for (const { words, shiftMs } of [
  { words: 'a day ahead', shiftMs: DAY_MS },
  { words: 'a day behind', shiftMs: -DAY_MS },
]) {
  test(`S08 a server and a command whose clock is ${words}: revisions keep their order and pages are served`, async ({
    page,
    site,
  }) => {
    const through = ['env', `CLOCK_SHIFT_MS=${String(shiftMs)}`];
    const variant = await makeVariant('mfe-listing', `clock${String(shiftMs > 0 ? 1 : 2)}`);
    const revision = (await healthOf(site.origin)).revision ?? 0;
    const published = await runLedgerCommand(site, ['publish', variant.folder]);
    expect(published.code, published.errors).toBe(0);
    const promoted = await runLedgerCommand(site, ['promote', `mfe-listing@${variant.version}`], {
      through,
      nodeOptions: preload,
    });
    expect(promoted.code, promoted.errors).toBe(0);
    await expectReady(site.origin, revision + 1);
    // the next writer's clock is right again
    const back = await runLedgerCommand(site, ['rollback', 'mfe-listing']);
    expect(back.code, back.errors).toBe(0);
    await expectReady(site.origin, revision + 2);

    const history = await runLedgerCommand(site, ['history', '--json']);
    const { revs, daysApart } = newestTwo(history.output);
    expect(revs).toEqual([revision + 2, revision + 1]);
    // the shifted clock was really at work
    expect(daysApart).toBe(Math.sign(shiftMs));
    const verified = await runLedgerCommand(site, ['verify']);
    expect(verified.code, verified.errors).toBe(0);

    await site.restart({ nodeOptions: preload, variables: { CLOCK_SHIFT_MS: String(shiftMs) } });
    try {
      await expectReady(site.origin, revision + 2);
      await expectServed(site.origin);
      await page.goto('/currencies');
      await expectCurrencies(page);
    } finally {
      await site.restart();
    }
  });
}
