import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pack } from 'tar-stream';

import { initialise, issueToken, promote, publish, wordsOf } from '@coinlane/release-ledger';
import type { Result } from '@coinlane/release-ledger';

import { aSite } from './shell-server.fixture.ts';
import type { TestSite } from './shell-server.fixture.ts';

/** The value of a result that must be one. */
export const valueOf = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

/** The files of a build, as the ledger takes it. */
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

/** An archive of these files, as `tar cf - -C dist .` writes it. */
export const tarOf = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const archive = pack();
  for (const [path, content] of Object.entries(files)) archive.entry({ name: `./${path}` }, content);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Publishes a build into the store of a site. */
export const publishTo = async (site: TestSite, name: string, version: string): Promise<void> => {
  const folder = join(site.folder, 'builds', name, version);
  for (const [path, content] of Object.entries(aBuild(name, version))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  valueOf(await publish(site.config.ledger.store, folder, { by: 'ann' }));
};

/** A site whose ledger has mfe-swap at 1.1.0, 1.0.0 before it and 1.2.0 waiting, and tokens for it. */
export const aLedgerSite = async () => {
  const site = await aSite([]);
  const { store, environment } = site.config.ledger;
  const who = { by: 'ann', reason: 'a test' };
  valueOf(await initialise(store, environment, who));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishTo(site, 'mfe-swap', version);
  for (const version of ['1.0.0', '1.1.0'])
    valueOf(await promote(store, environment, { ...who, remote: 'mfe-swap', version }));
  const token = async (scope: string, name: string): Promise<string> => {
    const issued = await issueToken(store, environment, { for: scope, name, by: 'ann' });
    return valueOf(issued).secret ?? '';
  };
  return {
    ...site,
    ops: await token('ops', 'eva'),
    swap: await token('mfe-swap', 'CI of mfe-swap'),
    pro: await token('mfe-pro', 'CI of mfe-pro'),
  };
};

export type LedgerSite = Awaited<ReturnType<typeof aLedgerSite>>;

/** The cookie a reply sets, as the next request sends it. */
export const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
