import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

import { assetsOf, lazyFilesOf } from './assets-of.ts';
import type { BuildOptions } from './base-config.ts';
import { integrityOf } from './build-record-plugin.ts';
import { shellFacts } from './shell-facts.ts';

/** Writes `shell/dist/build.json`: data for every page, and facts for the gate. */
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
      version: this.#options.version,
      ...(await shellFacts(this.#options.folder)),
      scripts: await withIntegrity(scripts),
      styles: await withIntegrity(styles),
      lazyFiles: await withIntegrity(lazyFilesOf(names, [...scripts, ...styles])),
      fonts,
      server: 'server/server.cjs',
    };
    await writeFile(join(dist, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
  }
}
