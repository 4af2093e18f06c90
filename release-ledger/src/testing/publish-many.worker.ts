import process from 'node:process';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { promote } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { publish } from '../publish/index.ts';
import { folderStore } from '../store/index.ts';
import { temporaryFolder, writeBuild } from './a-build.ts';

/** Publishes one version after the other and promotes each, until the process is killed. */
const [root = ''] = process.argv.slice(2);
const store = folderStore(root);
const builds = temporaryFolder();
process.once('SIGTERM', () => {
  builds.remove();
  process.exit(0);
});

process.stdout.write('started\n');
for (let index = 1; ; index += 1) {
  const version = `2.0.${String(index)}`;
  const files = { 'browser/big.js': `${version} `.repeat(20_000) };
  const build = writeBuild(join(builds.path, version), { name: 'mfe-swap', version, files });
  const published = await publish(store, build, { by: 'worker' });
  if (E.isLeft(published)) throw new Error(wordsOf(published.left));
  const request = { by: 'worker', reason: 'a test', remote: 'mfe-swap', version };
  const promoted = await promote(store, 'local', request);
  if (E.isLeft(promoted)) throw new Error(wordsOf(promoted.left));
}
