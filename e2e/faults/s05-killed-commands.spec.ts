import { expectReady, healthOf } from '../support/health.ts';
import { runLedgerCommand, startLedgerCommand } from '../support/ledger-command.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';

/** Requests the page repeatedly. All files it names must exist and be complete. Returns those that are not. */
const watchSite = (site: OwnSite) => {
  const problems: string[] = [];
  let reads = 0;
  const over = new AbortController();
  const look = async (): Promise<void> => {
    const reply = await fetch(`${site.origin}/currencies`);
    const html = await reply.text();
    if (reply.status !== 200) problems.push(`the page answered ${String(reply.status)}`);
    const urls = [...html.matchAll(/"(\/remotes\/mfe-listing\/[^"]+?\.(?:js|css))"/g)].map(
      ([, url]) => url ?? '',
    );
    if (urls.length === 0) problems.push('the page names no file of mfe-listing');
    const versions = new Set(urls.map((url) => url.split('/')[3]));
    // the live version and the previous one
    if (versions.size > 2) problems.push(`one page of ${[...versions].join(', ')}`);
    for (const url of new Set(urls)) {
      const { status } = await fetch(`${site.origin}${url}`, { method: 'HEAD' });
      if (status !== 200) problems.push(`${url} answered ${String(status)}`);
    }
    reads += 1;
  };
  const done = (async () => {
    while (!over.signal.aborted) await look();
  })();
  return {
    end: async () => {
      over.abort();
      await done;
      return { problems, reads };
    },
  };
};

/** The duration of a command that is not killed, so that kills happen before, during and after its work. */
const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
};

/** One kill in the middle of each command; in the second tier six, from before the first write to after the last. */
const KILLS = [
  { words: 'once', moments: [0.6], isLong: false },
  { words: 'six times', moments: [0.4, 0.57, 0.73, 0.9, 1.07, 1.23], isLong: true },
] as const;

for (const { words, moments, isLong } of KILLS) {
  test(
    `S05 publish, promote and rollback are each killed ${words}: the site never serves half a release, and the same command then succeeds`,
    { tag: isLong ? '@long' : [] },
    async ({ site }) => {
      test.slow();
      const variant = await makeVariant('mfe-listing', `killed-${String(moments.length)}`);
      const name = `mfe-listing@${variant.version}`;
      const usualMs = await timeOf(() => runLedgerCommand(site, ['status']));
      const { revision } = await healthOf(site.origin);
      const watched = watchSite(site);

      const commands: readonly (readonly string[])[] = [
        ['publish', variant.folder],
        ['promote', name, '--request-id', `killed-promote-${String(moments.length)}`],
        ['rollback', 'mfe-listing', '--request-id', `killed-rollback-${String(moments.length)}`],
      ];
      for (const command of commands) {
        for (const moment of moments) {
          const running = startLedgerCommand(site, command);
          await Promise.race([
            running.ended,
            new Promise((resolve) => setTimeout(resolve, usualMs * moment)),
          ]);
          running.kill();
          await running.ended;
        }
        const again = await runLedgerCommand(site, command);
        expect(again.code, `${command.join(' ')}: ${again.errors}`).toBe(0);
        const verified = await runLedgerCommand(site, ['verify']);
        expect(verified.code, verified.errors).toBe(0);
      }

      // one promote and one rollback, regardless of the number of attempts
      await expectReady(site.origin, (revision ?? 0) + 2);
      expect((await healthOf(site.origin)).revision).toBe((revision ?? 0) + 2);
      const { problems, reads } = await watched.end();
      expect(problems).toEqual([]);
      expect(reads).toBeGreaterThan(5);
    },
  );
}
