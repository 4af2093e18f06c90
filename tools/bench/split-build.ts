import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

import { browserConfig } from '../webpack/base-config.ts';
import { fromRoot } from '../webpack/paths.ts';
import { compile } from './compile.ts';

/** Files of the split build by chunk group. */
export type SplitBuild = {
  readonly folder: string;
  readonly scriptsOf: (group: string) => readonly string[];
  readonly stylesOf: (group: string) => readonly string[];
};

const FOLDER = fromRoot('.cache/bench/split');

/** Configuration of a single route-split build of the shell and all remotes, without federation. */
const splitConfig = (): Configuration => {
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
    output: { ...browser.output, path: FOLDER, sourceMapFilename: '../split-maps/[file].map' },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/load-lifecycle$/, (resource) => {
        resource.request = fromRoot('tools/bench/split/load-lifecycle.ts');
      }),
    ],
    optimization: { ...browser.optimization, splitChunks: { chunks: 'async' } },
  };
};

const filesOf = (compilation: Compilation, group: string, ending: string): readonly string[] =>
  (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith(ending));

/** Builds the shell and all remotes as one application with a chunk per route. */
export const buildSplit = async (): Promise<SplitBuild> => {
  const { compilation } = await compile(splitConfig());
  return {
    folder: FOLDER,
    scriptsOf: (group) => filesOf(compilation, group, '.js'),
    stylesOf: (group) => filesOf(compilation, group, '.css'),
  };
};
