import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildPackage } from '../build/build-package.ts';
import { readManifest } from '../build/read-record.ts';
import { watchSources } from '../site/watch-sources.ts';
import { serveDist } from './serve-dist.ts';

/** `coinlane-dev`: builds the remote in the current folder after each edit, and serves its build for an override. */
process.env['NODE_ENV'] = 'development';
const SETTLE_MS = 120;
const folder = process.cwd();
const port = Number(process.env['PORT'] ?? 4100);
const site = process.env['SITE'] ?? 'http://localhost:4000';

const build = async (name: string): Promise<void> => {
  try {
    const { version } = await buildPackage(name, folder);
    process.stdout.write(`built ${name}@${version}\n`);
  } catch (error) {
    // a syntax error during an edit must not stop the watcher
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
};

const { name, routes } = await readManifest(pathToFileURL(join(folder, 'src/manifest.ts')).href);
await build(name);
const server = serveDist(join(folder, 'dist'));
server.on('error', (error) => {
  process.stderr.write(`port ${String(port)} is not available: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, 'localhost', () => {
  process.stdout.write(
    `watching; open ${site}${routes[0] ?? '/'}?mfe=${name}@http://localhost:${String(port)}\n`,
  );
});
let queue = Promise.resolve();
watchSources([join(folder, 'src'), join(folder, 'locales')], SETTLE_MS, () => {
  queue = queue.then(() => build(name));
});
