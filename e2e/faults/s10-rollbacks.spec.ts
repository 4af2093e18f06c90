import { expectReady, healthOf } from '../support/health.ts';
import { runLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

// second tier: `rollback.test.ts` and `rollback-canary.test.ts` of the ledger have the same rollbacks, the `operations` journeys a site that follows one
test(
  'S10 a rollback during a canary, two at once, and one without a previous version: defined, reported and recorded',
  { tag: '@long' },
  async ({ site }) => {
    const [second, third] = await Promise.all(
      ['second', 'third'].map((suffix) => makeVariant('mfe-listing', suffix)),
    );
    if (second === undefined || third === undefined) throw new Error('no variants');
    await site.release(second);
    const start = (await healthOf(site.origin)).revision ?? 0;
    const rollBack = (...more: readonly string[]) =>
      runLedgerCommand(site, ['rollback', 'mfe-listing', '--reason', 'it is slow', ...more]);
    /** A page lists the files of its version first, then those of previous versions. */
    const shown = async (): Promise<string> => {
      const html = await (await fetch(`${site.origin}/currencies`)).text();
      return /\/remotes\/mfe-listing\/([^/"]+)\//.exec(html)?.[1] ?? 'none';
    };

    await test.step('Given a canary of a third version', async () => {
      expect((await runLedgerCommand(site, ['publish', third.folder])).code).toBe(0);
      const canary = await runLedgerCommand(site, [
        'promote',
        `mfe-listing@${third.version}`,
        '--percent',
        '50',
      ]);
      expect(canary.code, canary.errors).toBe(0);
      await expectReady(site.origin, start + 1);
    });

    await test.step('When two people roll back at once, then the canary is stopped, once, and the stable version stays', async () => {
      const seen = ['--expected-rev', String(start + 1)];
      const both = await Promise.all([rollBack(...seen), rollBack(...seen)]);
      const [done, late] = both.toSorted((one, other) => (one.code ?? 0) - (other.code ?? 0));
      expect(done).toMatchObject({ code: 0, errors: '' });
      expect(done?.output).toContain(
        `mfe-listing canary: ${third.version} at 50 % → ${third.version} stopped`,
      );
      // the exit code of a conflict
      expect(late?.code).toBe(5);
      expect(late?.errors).toContain(
        `local is at revision ${String(start + 2)}, not at ${String(start + 1)}`,
      );
      await expectReady(site.origin, start + 2);
      expect(await shown()).toBe(second.version);
    });

    await test.step('When it is rolled back again, then the previous version is live, and the history shows the reason', async () => {
      const back = await rollBack();
      expect(back.output).toContain(`mfe-listing ${second.version} →`);
      await expectReady(site.origin, start + 3);
      expect(await shown()).not.toBe(second.version);
      const { output } = await runLedgerCommand(site, ['history', 'mfe-listing']);
      expect(output).toContain('it is slow');
    });

    await test.step('When no earlier version is left, then the command reports it and changes nothing', async () => {
      const goFurther = async (): Promise<number | null> => (await rollBack()).code;
      await expect.poll(goFurther, { timeout: 120_000 }).not.toBe(0);
      const { revision } = await healthOf(site.origin);
      const refused = await rollBack();
      expect(refused.errors).toMatch(/mfe-listing in local has no version before .+ to roll back to/);
      expect((await healthOf(site.origin)).revision).toBe(revision);
    });
  },
);
