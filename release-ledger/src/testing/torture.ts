import process from 'node:process';

import { killPublishes } from './kill-publishes.ts';

/** `npm run torture -w @coinlane/release-ledger [-- <kills>]`: kills a publishing process 1,000 times, minutes long. */
const kills = Number(process.argv[2] ?? '1000');
const { before, midway, after, problems } = await killPublishes(import.meta.dirname, kills);

process.stdout.write(
  `${String(kills)} kills: ${String(before)} before the first file, ${String(midway)} midway, ` +
    `${String(after)} after release.json; ${String(problems.length)} problems\n`,
);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
