import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

import { browserConfig, reactAliases, sourceAliases } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { BlocksRecordPlugin } from './blocks-record-plugin.ts';
import { fromRoot } from './paths.ts';
import { hostProvides } from './shared-scope.ts';

const HOST = 'blocks-host';

/** Scripts for third-party pages: no library, no federation, one file each without a hash in its name. */
const loaderConfig = (options: BuildOptions): Configuration => {
  const browser = browserConfig({ ...options, name: 'blocks-loader' });
  return {
    ...browser,
    entry: {
      blocks: join(options.folder, 'src/embed/blocks/loader/entry.ts'),
      widget: join(options.folder, 'src/embed/widget-loader/entry.ts'),
    },
    output: { ...browser.output, path: join(options.folder, 'dist/blocks-loader'), filename: '[name].js' },
  };
};

/** The module that the loader requests with the first block: the host of a page without a shell. */
const hostConfig = (options: BuildOptions): Configuration => {
  const browser = browserConfig({ ...options, name: HOST });
  return {
    ...browser,
    entry: { [HOST]: join(options.folder, 'src/embed/blocks/host/entry.ts') },
    output: { ...browser.output, path: join(options.folder, 'dist', HOST) },
    resolve: {
      ...browser.resolve,
      alias: { ...sourceAliases(), ...reactAliases() },
    },
    module: {
      rules: [
        ...(browser.module?.rules ?? []),
        // moves the tokens of `:root` to the root of each block's shadow tree
        {
          test: /tokens\/(?:tokens|base)\.css$/,
          enforce: 'pre',
          use: { loader: fromRoot('tools/webpack/shadow-styles.cjs') },
        },
      ],
    },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.sharing.ProvideSharedPlugin({ provides: hostProvides() }),
      new BlocksRecordPlugin(options.folder, HOST),
    ],
  };
};

/** The two builds for third-party pages. */
export const blocksConfigs = (options: BuildOptions): Configuration[] => [
  loaderConfig(options),
  hostConfig(options),
];
