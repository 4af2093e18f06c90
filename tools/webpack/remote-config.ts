import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

import { browserConfig, serverConfig } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { remoteShared } from './shared-scope.ts';
import { workerConfig } from './worker-config.ts';

/** The global a remote's entry defines: an identifier that carries the version. */
export const globalNameOf = (name: string, version: string): string =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');

/** Whether a remote fills named elements of server-rendered pages. */
const hasBlocks = (folder: string): boolean => existsSync(join(folder, 'src/blocks.ts'));

/** The modules that a remote exposes: its lifecycle, and its blocks if it has any. */
const exposed = (folder: string) => ({
  './lifecycle': { import: './src/lifecycle.tsx', name: 'lifecycle' },
  ...(hasBlocks(folder) ? { './blocks': { import: './src/blocks.ts', name: 'blocks' } } : {}),
});

/** The builds of a remote: what browsers load, the one file the page composer loads, and its workers where it has some. */
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
        splitChunks: {
          cacheGroups: {
            // The table of networks once, for all lazy chunks that read it.
            networks: {
              test: /chains\/src\/networks\//,
              name: 'networks',
              chunks: 'async',
              enforce: true,
            },
            // The server may have rendered what a lazy chunk draws: its styles come with the first ones.
            styles: {
              type: 'css/mini-extract',
              // apart where there are blocks: those need the styles, and not the pages' code
              name: hasBlocks(options.folder) ? 'styles' : 'lifecycle',
              chunks: 'all',
              enforce: true,
              priority: 100,
            },
          },
        },
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
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new BuildRecordPlugin({ ...options, globalName, exposes: Object.keys(exposed(options.folder)) }),
      ],
    },
    serverConfig(options, './src/server.tsx'),
    ...(workers === null ? [] : [workers]),
  ];
};
