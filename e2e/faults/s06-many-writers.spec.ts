import { expectReady, expectServed, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { numbersAfter, writeAtOnce } from '../support/many-writers.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

const PROCESSES = 8;
const STEPS = 50;
const REMOTES = ['mfe-exchange', 'mfe-pro', 'mfe-listing', 'mfe-swap', 'mfe-content'];

// second tier: `release-ledger`'s `many-writers` test has the same writers without a site
test(
  'S06 8 processes × 50 promotes and rollbacks on the ledger of a running site: none is lost, the chain is intact, and the site follows them',
  { tag: '@long' },
  async ({ site, page }) => {
    test.slow();
    const variants = await Promise.all(REMOTES.map((remote) => makeVariant(remote, 'writers')));
    for (const { folder } of variants) {
      const published = await runLedgerCommand(site, ['publish', folder]);
      expect(published.code, published.errors).toBe(0);
    }
    const before = (await healthOf(site.origin)).revision ?? 0;

    const place = { url: site.ledger, env: 'local' };
    const written = await writeAtOnce(place, variants, { processes: PROCESSES, steps: STEPS });

    expect(written.errors).toEqual([]);
    expect(written.steps).toBe(PROCESSES * STEPS);
    // three of the remotes have two writers: one may find the change already made, or a conflict, and nothing else
    expect(['NothingToRollBack', 'RevisionMoved']).toEqual(expect.arrayContaining([...written.refusals]));
    expect(written.appended).toEqual(numbersAfter(before, written.appended.length));
    expect(written.appended.length).toBeGreaterThan((PROCESSES * STEPS) / 2);

    const verified = await runLedgerCommand(site, ['verify']);
    expect(verified.code, verified.errors).toBe(0);
    await expectReady(site.origin, before + written.appended.length);
    expect((await healthOf(site.origin)).revision).toBe(before + written.appended.length);
    // two rollbacks in a row may have restored a version of an earlier test, such as a broken fragment
    await site.reset();
    await expectServed(site.origin);
    await page.goto('/exchange');
    await expect(page.getByRole('textbox', { name: 'You send' })).toBeEditable();
  },
);
