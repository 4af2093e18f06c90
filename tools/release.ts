import { buildPackage } from './build/build-package.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import { liveShellFacts } from './site/shell-facts.ts';
import { promoteRemotes, publishRemotes } from './site/publish-all.ts';

/** `npm run release -w mfe-x`: builds, publishes and promotes one remote. Nothing else is changed or restarted. */
const [remote] = process.argv.slice(2);
if (remote === undefined) {
  process.stderr.write('usage: node tools/release.ts <remote>, for example mfe-listing\n');
  process.exit(2);
}

try {
  const ledger = ledgerPlace(process.env);
  const { version } = await buildPackage(remote);
  const gate = { by: 'npm run release', shell: await liveShellFacts(ledger) };
  const published = await publishRemotes(ledger, [remote], gate);
  const rev = await promoteRemotes(ledger, published, { ...gate, reason: `release of ${remote}` });
  process.stdout.write(
    `${remote}@${version} is live in ${ledger.env}: revision ${String(rev)}. Running servers show it within 2 s.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
