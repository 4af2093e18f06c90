import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

import { assetsOf, lazyFilesOf } from './assets-of.ts';
import type { BuildOptions } from './base-config.ts';
import { integrityOf } from './build-record-plugin.ts';
import { shellFacts } from './shell-facts.ts';

/** Copies the texts, so that the folder is complete for the ledger. Returns the languages. */
const copyTexts = async (folder: string, dist: string): Promise<readonly string[]> => {
  const [from, to] = [join(folder, 'locales'), join(dist, 'locales')];
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const files = (await readdir(from)).filter((file) => extname(file) === '.json');
  return files.map((file) => basename(file, '.json')).toSorted();
};

/** Fields of a release (`release-ledger/src/format/build.ts`). The shell has no routes and no needs of its own. */
const releaseFields = async ({ folder, name, version }: BuildOptions) => {
  const { contract, ...facts } = await shellFacts(folder);
  return {
    schema: 1,
    name,
    version,
    gitSha: process.env['GIT_SHA'] ?? '',
    uniqueName: `${name}@${version}`,
    contract: { built: contract, range: `^${contract}` },
    events: facts.events,
    needs: {},
    exposes: [],
    blocks: [],
    routes: [],
    namespace: name,
    shell: { version, contract, ...facts },
  };
};

/**
 * Writes `shell/dist/build.json`: data for every page, facts for the gate, and the fields of a release. The folder can
 * be published to the ledger.
 */
export class ShellRecordPlugin {
  readonly #options: BuildOptions;

  constructor(options: BuildOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellRecordPlugin', (compilation) => this.#write(compilation));
  }

  async #write(compilation: Compilation): Promise<void> {
    if (compilation.errors.length > 0) return;
    const dist = join(this.#options.folder, 'dist');
    const { scripts, styles } = assetsOf(compilation, 'shell');
    const withIntegrity = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => ({ path, integrity: await integrityOf(join(dist, path)) })));
    const names = compilation.getAssets().map(({ name }) => name);
    const fonts = names
      .filter((name) => /roboto-latin-wght.*\.woff2$/.test(name))
      .map((name) => `browser/${name}`);
    const record = {
      ...(await releaseFields(this.#options)),
      locales: await copyTexts(this.#options.folder, dist),
      entry: { path: scripts[0] ?? '', globalName: 'shell' },
      preload: { scripts, styles },
      scripts: await withIntegrity(scripts),
      styles: await withIntegrity(styles),
      lazyFiles: await withIntegrity(lazyFilesOf(names, [...scripts, ...styles])),
      fonts,
      server: 'server/server.cjs',
    };
    await writeFile(join(dist, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
  }
}
