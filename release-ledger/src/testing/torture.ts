import process from 'node:process';

import { killChanges } from './kill-changes.ts';
import { killPublishes } from './kill-publishes.ts';
import { readWhilePublishing } from './read-while-publishing.ts';

/**
 * `npm run torture -w @coinlane/release-ledger [-- <kills> <reads>]`: half of the kills (1,000) hit a process that
 * publishes, half one that promotes and rolls back; then 10,000 reads while another process publishes. Takes minutes.
 */
const kills = Number(process.argv[2] ?? '1000');
const reads = Number(process.argv[3] ?? '10000');
const folder = import.meta.dirname;

const report = (words: string, problems: readonly string[]): void => {
  process.stdout.write(`${words}; ${String(problems.length)} problems\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
};

const ofPublishes = Math.ceil(kills / 2);
const published = await killPublishes(folder, ofPublishes);
report(
  `${String(ofPublishes)} kills of a publish: ${String(published.before)} before the first file, ` +
    `${String(published.midway)} midway, ${String(published.after)} after release.json`,
  published.problems,
);

const ofChanges = kills - ofPublishes;
const changed = await killChanges(folder, ofChanges);
report(
  `${String(ofChanges)} kills of promotes and rollbacks: ${String(changed.revisions)} revisions, every chain whole`,
  changed.problems,
);

const read = await readWhilePublishing(folder, reads);
report(`${String(read.reads)} reads of ${String(read.versions)} versions while publishing`, read.torn);
