import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';

import { assetsOf } from './assets-of.ts';
import type { BuildOptions } from './base-config.ts';
import { bundledPackages } from './bundled-packages.ts';
import { contractRecord } from './contract-record.ts';
import { copyLocales } from './copy-locales.ts';
import { NEEDS } from './shared-scope.ts';

type Options = BuildOptions & { readonly globalName: string; readonly exposes: readonly string[] };

/** Writes `dist/build.json`, the input of the release ledger, and copies the translations next to it. */
export class BuildRecordPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('BuildRecordPlugin', (compilation) => this.#write(compilation));
  }

  async #write(compilation: Compilation): Promise<void> {
    if (compilation.errors.length > 0) return;
    const { folder, name, version, globalName } = this.#options;
    const dist = join(folder, 'dist');
    const entry = assetsOf(compilation, globalName).scripts[0] ?? '';
    const lifecycle = assetsOf(compilation, 'lifecycle');
    const record = {
      schema: 1,
      name,
      version,
      gitSha: process.env['GIT_SHA'] ?? '',
      uniqueName: `${name}@${version}`,
      ...(await contractRecord(folder)),
      needs: NEEDS,
      bundled: bundledPackages(compilation),
      exposes: this.#options.exposes,
      entry: { path: entry, globalName },
      preload: { scripts: lifecycle.scripts, styles: lifecycle.styles },
      server: 'server/server.cjs',
    };
    await mkdir(dist, { recursive: true });
    await copyLocales(folder, dist);
    await writeFile(join(dist, 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
  }
}

/** The hash of a file's bytes, in the form of a browser's `integrity` attribute. */
export const integrityOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
