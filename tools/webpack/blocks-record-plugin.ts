import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

import { assetsOf, lazyFilesOf } from './assets-of.ts';
import { integrityOf } from './build-record-plugin.ts';

/** Writes `shell/dist/blocks.json`: the files of the blocks host, with their hashes. */
export class BlocksRecordPlugin {
  readonly #folder: string;
  readonly #name: string;

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BlocksRecordPlugin', (compilation) => this.#write(compilation));
  }

  async #write(compilation: Compilation): Promise<void> {
    if (compilation.errors.length > 0) return;
    const dist = join(this.#folder, 'dist');
    const placed = (path: string): string => path.replace(/^browser\//, `${this.#name}/`);
    const withIntegrity = (paths: readonly string[]) =>
      Promise.all(
        paths.map(async (path) => ({
          path: placed(path),
          integrity: await integrityOf(join(dist, placed(path))),
        })),
      );
    const { scripts, styles } = assetsOf(compilation, this.#name);
    const names = compilation.getAssets().map(({ name }) => name);
    const record = {
      scripts: await withIntegrity(scripts),
      styles: await withIntegrity(styles),
      lazyFiles: await withIntegrity(lazyFilesOf(names, [...scripts, ...styles])),
    };
    await writeFile(join(dist, 'blocks.json'), `${JSON.stringify(record, null, 2)}\n`);
  }
}
