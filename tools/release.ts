import { parseArgs } from 'node:util';

import { readRollout } from '@coinlane/release-ledger';
import type { RolloutPlan } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { buildPackage } from './build/build-package.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import { liveShellFacts } from './site/shell-facts.ts';
import { promoteRemotes, publishRemotes } from './site/publish-all.ts';

/**
 * `npm run release -w mfe-x`: builds, publishes and promotes one remote. Changes and restarts nothing else. `--
 * --canary 10` makes it live for a share of visitors, `-- --steps 1,10,50,100 --every 10m` for a growing share.
 */
const USAGE = 'node tools/release.ts <remote> [--canary <n> | --steps <list> [--every <time>]]';

type Share = { readonly percent?: number; readonly rollout?: RolloutPlan };

const shareOf = (canary: string | undefined, steps: string | null, every: string | null): Share => {
  const rollout = readRollout(steps, every);
  if (E.isLeft(rollout)) throw new Error(`${rollout.left}. Usage: ${USAGE}`);
  if (canary === undefined) return rollout.right === null ? {} : { rollout: rollout.right };
  if (rollout.right !== null || !/^[1-9]\d?$/.test(canary))
    throw new Error(`--canary takes a share from 1 to 99, without --steps. Usage: ${USAGE}`);
  return { percent: Number(canary) };
};

const readArguments = (): { readonly remote: string; readonly share: Share } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, steps: { type: 'string' }, every: { type: 'string' } },
  });
  const [remote, ...rest] = positionals;
  if (remote === undefined || rest.length > 0) throw new Error(`usage: ${USAGE}`);
  return { remote, share: shareOf(values.canary, values.steps ?? null, values.every ?? null) };
};

const extentOf = ({ percent, rollout }: Share): string => {
  const [first] = rollout?.steps ?? [percent];
  return first === undefined ? 'live' : `live for ${String(first)} % of the visitors`;
};

try {
  const { remote, share } = readArguments();
  const ledger = ledgerPlace(process.env);
  const { version } = await buildPackage(remote);
  const gate = { by: 'npm run release', shell: await liveShellFacts(ledger) };
  const published = await publishRemotes(ledger, [remote], gate);
  const change = { ...gate, ...share, reason: `release of ${remote}` };
  const rev = await promoteRemotes(ledger, published, change);
  process.stdout.write(
    `${remote}@${version} is ${extentOf(share)} in ${ledger.env}: revision ${String(rev)}. Running servers show it within 2 s.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
