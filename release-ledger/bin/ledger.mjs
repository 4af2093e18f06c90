#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/** The Node that this repository installs, searched in all parent folders. */
const repositoryNode = (folder) => {
  const candidate = join(folder, 'node_modules', '.bin', 'node');
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? null : repositoryNode(parent);
};

if (process.features.typescript) {
  const smoke = join(dirname(here), '../../tools/smoke.ts');
  if (existsSync(smoke)) process.env.LEDGER_SMOKE ??= `"${process.execPath}" "${smoke}"`;
  // reading modules takes half of a command's time; the cache folder belongs to the repository, so no other user
  // can write to it
  nodeModule.enableCompileCache?.(join(dirname(here), '..', 'node_modules', '.cache', 'compiled'));
  await import('../src/cli/main.ts');
} else if (process.env.LEDGER_RESTARTED === '1' || repositoryNode(dirname(here)) === null) {
  console.error(
    `ledger needs Node 24 or newer, this is ${process.version}. Run npm install, which brings one.`,
  );
  process.exitCode = 2;
} else {
  const { status, error } = spawnSync(repositoryNode(dirname(here)), [here, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, LEDGER_RESTARTED: '1' },
  });
  if (error) console.error(error.message);
  process.exitCode = status ?? 6;
}
