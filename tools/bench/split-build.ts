import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Compilation, Stats } from 'webpack';

import { SPLIT_DIST, splitConfig } from './split-config.ts';

/** Files of the split build by chunk group, with their bytes. */
export type SplitBuild = {
  readonly scriptsOf: (group: string) => readonly string[];
  readonly stylesOf: (group: string) => readonly string[];
  readonly read: (file: string) => Promise<Buffer>;
  readonly all: readonly string[];
};

const compile = (): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(splitConfig());
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null || stats === undefined) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve(stats);
      });
    });
  });

const filesOf = (compilation: Compilation, group: string, ending: string): readonly string[] =>
  (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith(ending));

/** Builds the shell and all remotes as one application with a chunk per route. */
export const buildSplit = async (): Promise<SplitBuild> => {
  const { compilation } = await compile();
  return {
    scriptsOf: (group) => filesOf(compilation, group, '.js'),
    stylesOf: (group) => filesOf(compilation, group, '.css'),
    read: (file) => readFile(join(SPLIT_DIST, 'browser', file)),
    all: compilation.getAssets().map(({ name }) => name),
  };
};
