import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { join } from 'node:path';

import { browserConfig } from '../webpack/base-config.ts';
import { fromRoot } from '../webpack/paths.ts';

export const SPLIT_DIST = fromRoot('.cache/bench/split');

/** Configuration of one route-split build of the shell and all remotes, without federation. */
export const splitConfig = (): Configuration => {
  const browser = browserConfig({
    folder: fromRoot('shell'),
    name: 'split',
    version: 'bench',
    isProduction: true,
    preset: 'split',
  });
  return {
    ...browser,
    entry: { shell: fromRoot('shell/src/entry.ts') },
    output: { ...browser.output, path: join(SPLIT_DIST, 'browser'), sourceMapFilename: '../maps/[file].map' },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/load-lifecycle$/, (resource) => {
        resource.request = fromRoot('tools/bench/split/load-lifecycle.ts');
      }),
    ],
    optimization: { ...browser.optimization, splitChunks: { chunks: 'async' } },
  };
};
