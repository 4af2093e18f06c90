import { spawn } from 'node:child_process';

import { isRemoteName } from '@coinlane/shared-contracts/values';

import { buildPackage } from './build/build-package.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import { liveShellFacts, withoutByteBudget } from './site/shell-facts.ts';
import { promoteRemotes, publishRemotes } from './site/publish-all.ts';
import { watchSources } from './site/watch-sources.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `npm run dev -w mfe-x`: publishes a release of this remote after each edit, and reloads open pages of the
 * running shell (ADR 0011).
 */
const [remote] = process.argv.slice(2);
if (!isRemoteName(remote)) {
  process.stderr.write('usage: npm run dev -w <remote>, for example npm run dev -w mfe-listing\n');
  process.exit(2);
}

// the site is built as in production; only the edited remote is not minified, for speed
const siteEnv = { ...process.env };
process.env['NODE_ENV'] = 'development';

const port = process.env['PORT'] ?? '4000';
const site = `http://localhost:${port}`;
const ledger = ledgerPlace(process.env);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isServing = (): Promise<boolean> =>
  fetch(`${site}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const startSite = (): void => {
  say('no site is running: starting one …');
  const child = spawn(process.execPath, [fromRoot('tools/start.ts')], {
    cwd: fromRoot(),
    stdio: 'inherit',
    env: siteEnv,
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
};

const release = async (): Promise<void> => {
  const startedAt = performance.now();
  try {
    const { version, wasBuilt } = await buildPackage(remote);
    if (!wasBuilt) return;
    const gate = { by: 'npm run dev', shell: withoutByteBudget(await liveShellFacts(ledger)) };
    const published = await publishRemotes(ledger, [remote], gate);
    const rev = await promoteRemotes(ledger, published, { ...gate, reason: `edit of ${remote}` });
    say(
      `${remote}@${version} is live as revision ${String(rev)} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  } catch (error) {
    // a syntax error during an edit must not stop the watcher
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
};

if (!(await isServing())) startSite();
let queue = Promise.resolve();
const watched = [remote, 'shared-ui/src', 'shared-contracts/src', 'chains/src'].map((path) => fromRoot(path));
watchSources(watched, 120, () => {
  queue = queue.then(release);
});
say(`watching ${remote}: open ${site}/?live-reload=on`);
