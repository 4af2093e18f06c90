import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pack } from 'tar-stream';

import { folderStore, initialise, issueToken, promote, publish, wordsOf } from '@coinlane/release-ledger';
import type { Result, Store } from '@coinlane/release-ledger';

import type { ShellConfig } from '../../http/config/index.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

/** Value of a result. Throws if it is an error. */
export const valueOf = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

/** Files of a build, as the ledger accepts them. */
export const aBuild = (name: string, version: string): Readonly<Record<string, string>> => ({
  'browser/entry.js': `entry ${version}`,
  'locales/en.json': '{}',
  'server.cjs': `server ${version}`,
  'build.json': JSON.stringify({
    schema: 1,
    name,
    version,
    gitSha: 'f00d',
    uniqueName: `${name}@${version}`,
    contract: { built: '0.1.0', range: '^0.1.0' },
    events: { produced: {}, consumed: {} },
    needs: {},
    exposes: ['./lifecycle'],
    blocks: [],
    routes: [],
    bundled: [],
    namespace: 'swap',
    locales: ['en'],
    entry: { path: 'browser/entry.js', globalName: 'mfe_swap' },
    preload: { scripts: [], styles: [] },
    server: 'server.cjs',
  }),
});

/** Archive of files, like `tar cf - -C dist .`. */
export const tarOf = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const archive = pack();
  for (const [path, content] of Object.entries(files)) archive.entry({ name: `./${path}` }, content);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const publishBuild = async (
  store: Store,
  folder: string,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<void> => {
  const build = join(folder, 'builds', name, version);
  for (const [path, content] of Object.entries(aBuild(name, version))) {
    await mkdir(dirname(join(build, path)), { recursive: true });
    await writeFile(join(build, path), content);
  }
  valueOf(await publish(store, build, { by: 'ann' }));
};

/** Publishes a build into the store of a site. */
export const publishTo = ({ config, folder }: TestSite, name: string, version: string): Promise<void> =>
  publishBuild(config.ledger.store, folder, { name, version });

const ENVIRONMENT = 'test';

/** Writes the ledger of `aLedgerSite` to a folder. */
const writeLedger = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'ledger');
  const store = folderStore(root);
  const who = { by: 'ann', reason: 'a test' };
  valueOf(await initialise(store, ENVIRONMENT, who));
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishBuild(store, folder, { name: 'mfe-swap', version });
  for (const version of ['1.0.0', '1.1.0'])
    valueOf(await promote(store, ENVIRONMENT, { ...who, remote: 'mfe-swap', version }));
  const token = async (scope: string, name: string): Promise<string> => {
    const issued = await issueToken(store, ENVIRONMENT, { for: scope, name, by: 'ann' });
    return valueOf(issued).secret ?? '';
  };
  const tokens = {
    ops: await token('ops', 'eva'),
    swap: await token('mfe-swap', 'CI of mfe-swap'),
    pro: await token('mfe-pro', 'CI of mfe-pro'),
  };
  return { root, tokens };
};

let written: ReturnType<typeof writeLedger> | null = null;

/**
 * A site whose ledger has mfe-swap at 1.1.0, 1.0.0 as the previous version and 1.2.0 waiting, with tokens. Each site
 * has its own copy of a ledger that is written once per process.
 */
export const aLedgerSite = async (config: Partial<ShellConfig> = {}) => {
  written ??= writeLedger();
  const { root, tokens } = await written;
  const site = await aSite([], { config });
  await cp(root, join(site.folder, 'ledger'), { recursive: true });
  return { ...site, ...tokens };
};

export type LedgerSite = Awaited<ReturnType<typeof aLedgerSite>>;

/** Cookie of a reply, as sent with the next request. */
export const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
