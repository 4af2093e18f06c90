import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Configuration } from 'webpack';

import { browserConfig, serverConfig } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { remoteShared } from './shared-scope.ts';
import { ShortChunkIdsPlugin } from './short-chunk-ids-plugin.ts';
import { workerConfig } from './worker-config.ts';

/** Global that the entry of a remote defines: an identifier with the version. */
const globalNameOf = (name: string, version: string): string =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** Whether a remote provides blocks. */
const hasBlocks = (folder: string): boolean => existsSync(join(folder, 'src/blocks.ts'));

/** The modules that a remote exposes: its lifecycle, and its blocks if it has any. */
const exposed = (folder: string) => ({
  './lifecycle': { import: './src/lifecycle.tsx', name: 'lifecycle' },
  ...(hasBlocks(folder) ? { './blocks': { import: './src/blocks.ts', name: 'blocks' } } : {}),
});

/** Whether a page loads a chunk later than the lifecycle and what that preloads. */
const isLazyPart = (chunk: Chunk): boolean =>
  !['lifecycle', 'blocks'].includes(chunk.name ?? '') &&
  [...chunk.groupsIterable].every(({ options }) => options.preloadOrder === undefined);

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;

/** Code that several files would contain is in one. */
const splitOf = (folder: string): SplitChunks => ({
  cacheGroups: {
    // Code that several lazy parts share, also if it is small. The first load keeps few files; only blocks, which pages
    // load without the lifecycle, share with it.
    parts: {
      chunks: hasBlocks(folder) ? 'async' : isLazyPart,
      minChunks: 2,
      minSize: 5_000,
      reuseExistingChunk: true,
      priority: -10,
    },
    // all lazy chunks share one copy of the table of networks
    networks: {
      test: /chains\/src\/networks\//,
      name: 'networks',
      chunks: 'async',
      enforce: true,
    },
    // A hash function once, for all families of addresses that use it.
    sha3: {
      test: /@noble\/hashes\/sha3\.js$/,
      name: 'sha3',
      chunks: 'async',
      enforce: true,
    },
    // The server may have rendered what a lazy chunk draws: its styles come with the first ones.
    styles: {
      type: 'css/mini-extract',
      // separate for blocks, which need the styles without the code of the pages
      name: hasBlocks(folder) ? 'styles' : 'lifecycle',
      chunks: 'all',
      enforce: true,
      priority: 100,
    },
  },
});

/** Builds of a remote: files for browsers, the file for the page composer, and workers if it has any. */
export const remoteConfig = (options: BuildOptions): Configuration[] => {
  const browser = browserConfig(options);
  const globalName = globalNameOf(options.name, options.version);
  const workers = workerConfig(options);
  return [
    {
      ...browser,
      entry: {},
      optimization: {
        ...browser.optimization,
        splitChunks: splitOf(options.folder),
      },
      plugins: [
        ...(browser.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalName,
          filename: 'remote-entry.[contenthash:8].js',
          library: { type: 'var', name: globalName },
          exposes: exposed(options.folder),
          shared: remoteShared(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            externalRuntime: true,
            // a remote loads no other remote
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new ShortChunkIdsPlugin(),
        new BuildRecordPlugin({ ...options, globalName, exposes: Object.keys(exposed(options.folder)) }),
      ],
    },
    serverConfig(options, './src/server.tsx'),
    ...(workers === null ? [] : [workers]),
  ];
};
