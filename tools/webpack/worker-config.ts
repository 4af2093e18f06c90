import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';

import { sourceAliases } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { fromRoot } from './paths.ts';
import { rules } from './rules.ts';

const SUFFIX = '.worker.ts';

const workersIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(SUFFIX))
      .map((path) => [basename(path, '.ts'), `./src/${path}`]),
  );

/** The reader of `barcode-detector`, in the exact version that the package was made for. */
const zxingReader = (): string =>
  createRequire(createRequire(fromRoot('package.json')).resolve('barcode-detector/ponyfill')).resolve(
    'zxing-wasm/reader/zxing_reader.wasm',
  );

/** Copies the reader next to the workers, under its own name: the folder of the release contains the version. */
class ReaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReaderPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ReaderPlugin', () => {
        const file = zxingReader();
        compilation.emitAsset(basename(file), new webpack.sources.RawSource(readFileSync(file)));
      });
    });
  }
}

/**
 * Build of a package's dedicated workers, `<name>.worker.ts` anywhere in `src`: one file each in `dist/worker`, without
 * a hash, because the folder contains the version. Separate from the page's files, so that the server can set another
 * policy (ADR 0017). Null without workers.
 */
export const workerConfig = (options: BuildOptions): Configuration | null => {
  const { folder, name, version, isProduction, preset } = options;
  const entry = workersIn(folder);
  if (Object.keys(entry).length === 0) return null;
  return {
    name: `${name} (workers)`,
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    target: ['webworker', 'es2022'],
    context: folder,
    entry,
    output: {
      path: join(folder, 'dist/worker'),
      filename: '[name].js',
      publicPath: 'auto',
      uniqueName: `${name}@${version}-worker`,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.mjs', '.js'],
      alias: sourceAliases(),
    },
    module: { rules: rules('browser', { folder, name, version, isProduction }) },
    plugins: [new ReaderPlugin()],
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: fromRoot('.cache/webpack'),
      name: `${name}-worker-${String(isProduction)}`,
      version: preset,
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
};
