import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Server } from 'node:http';

import { buildPackage } from '../build/build-package.ts';
import { readManifest } from '../build/read-record.ts';
import { watchSources } from '../site/watch-sources.ts';
import { serveDist } from './serve-dist.ts';
import { showByOverride, showByPreview } from './shown-build.ts';
import type { BuildToShow } from './shown-build.ts';
import { createSiteProxy } from './site-proxy.ts';
import type { ShownBuild } from './site-proxy.ts';

/**
 * `coinlane-dev`: builds the remote in the current folder after each edit, and shows each build in a site, with a
 * proxy on this machine that reloads the page. With `LEDGER_TOKEN`, the site can be a deployed one: each build is
 * published to it without being live, as in a release. Without it, the site runs on this machine and reads the
 * build from here.
 */
const SETTLE_MS = 120;

const folder = process.cwd();
const dist = join(folder, 'dist');
const port = Number(process.env['PORT'] ?? 4100);
const site = new URL(process.env['SITE'] ?? 'http://localhost:4000').origin;
const token = process.env['LEDGER_TOKEN'] ?? '';
if (token === '') process.env['NODE_ENV'] = 'development';

const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
};

/** Listens on a port (0: any free port). Resolves with the port. */
const listen = (server: Server, wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Error(`port ${String(wanted)} is not available: ${error.message}`));
    });
    server.listen(wanted, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : wanted);
    });
  });

const { name, routes } = await readManifest(pathToFileURL(join(folder, 'src/manifest.ts')).href);
const path = routes.find((route) => !route.includes(':')) ?? '/';
const proxy = createSiteProxy(site);

const createShow = async (): Promise<(build: BuildToShow) => Promise<ShownBuild>> => {
  if (token !== '') return (build) => showByPreview(build, { site, token, dist });
  const distOrigin = `http://localhost:${String(await listen(serveDist(dist), 0))}`;
  return (build) => showByOverride(build, { site, path, distOrigin });
};

try {
  const show = await createShow();
  const turn = async (): Promise<void> => {
    try {
      const { version } = await buildPackage(name, folder);
      proxy.show(await show({ name, version }));
      process.stdout.write(`shown ${name}@${version}\n`);
    } catch (error) {
      // a syntax error during an edit must not stop the watcher
      report(error);
    }
  };
  let queue = turn();
  watchSources([join(folder, 'src'), join(folder, 'locales')], SETTLE_MS, () => {
    queue = queue.then(turn);
  });
  await queue;
  const own = await listen(proxy.server, port);
  process.stdout.write(`watching; open http://localhost:${String(own)}${path}\n`);
} catch (error) {
  report(error);
  process.exit(1);
}
