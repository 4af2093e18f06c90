import { pathToFileURL } from 'node:url';

import { fromRoot } from '../../tools/webpack/paths.ts';
import { expectReady, expectServed, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expectCurrencies } from '../support/two-versions.ts';

const DAY_MS = 86_400_000;
const preload = ['--import', pathToFileURL(fromRoot('e2e/support/shifted-clock.mjs')).href];

/** Numbers of the two newest revisions, newest first, and the days by which the older one is dated after the newer. */
const newestTwo = (json: string) => {
  const { entries } = JSON.parse(json) as { entries: readonly Line[] };
  const [newer, older] = entries.slice(0, 2).map(({ revision }) => revision);
  const apart = Date.parse(older?.at ?? '') - Date.parse(newer?.at ?? '');
  return { revs: [newer?.rev, older?.rev], daysApart: Math.round(apart / DAY_MS) };
};

type Line = { readonly revision: { readonly rev: number; readonly at: string } };

const CLOCKS = [
  { words: 'a day ahead', shiftMs: DAY_MS, isLong: false },
  { words: 'a day behind', shiftMs: -DAY_MS, isLong: true },
];

for (const { words, shiftMs, isLong } of CLOCKS) {
  test(
    `S08 a server whose clock is ${words} serves pages`,
    { tag: isLong ? '@long' : [] },
    async ({ page, site }) => {
      const revision = (await healthOf(site.origin)).revision ?? 0;
      await site.restart({ nodeOptions: preload, variables: { CLOCK_SHIFT_MS: String(shiftMs) } });
      try {
        await expectReady(site.origin, revision);
        await expectServed(site.origin);
        const html = await (await fetch(`${site.origin}/currencies`)).text();
        const serverTime = Number(/"serverTime":(\d+)/.exec(html)?.[1]);
        expect(Math.round((serverTime - Date.now()) / DAY_MS), 'days ahead').toBe(Math.sign(shiftMs));
        await page.goto('/currencies');
        await expectCurrencies(page);
        // before the server stops: the page may still be loading icons
        await page.close();
      } finally {
        await site.restart();
      }
    },
  );

  // second tier: `release-ledger/src/channel/promote.test.ts` has the same clocks
  test(
    `S08 a command whose clock is ${words}: revisions keep their order`,
    { tag: '@long' },
    async ({ site }) => {
      const variant = await makeVariant('mfe-listing', `clock${String(shiftMs > 0 ? 1 : 2)}`);
      const revision = (await healthOf(site.origin)).revision ?? 0;
      const published = await runLedgerCommand(site, ['publish', variant.folder]);
      expect(published.code, published.errors).toBe(0);
      const promoted = await runLedgerCommand(site, ['promote', `mfe-listing@${variant.version}`], {
        through: ['env', `CLOCK_SHIFT_MS=${String(shiftMs)}`],
        nodeOptions: preload,
      });
      expect(promoted.code, promoted.errors).toBe(0);
      await expectReady(site.origin, revision + 1);
      // the next writer has a correct clock
      const back = await runLedgerCommand(site, ['rollback', 'mfe-listing']);
      expect(back.code, back.errors).toBe(0);
      await expectReady(site.origin, revision + 2);

      const history = await runLedgerCommand(site, ['history', '--json']);
      const { revs, daysApart } = newestTwo(history.output);
      expect(revs).toEqual([revision + 2, revision + 1]);
      // proves that the shifted clock was used
      expect(daysApart).toBe(Math.sign(shiftMs));
      const verified = await runLedgerCommand(site, ['verify']);
      expect(verified.code, verified.errors).toBe(0);
    },
  );
}
