import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

import { browserConfig, federationRuntimeAliases, reactAliases, sourceAliases } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { BlocksRecordPlugin } from './blocks-record-plugin.ts';
import { fromRoot } from './paths.ts';
import { hostShared } from './shared-scope.ts';

const HOST = 'blocks-host';

/** The small scripts that foreign pages include: no library, no federation, each one file without a hash in its name. */
const loaderConfig = (options: BuildOptions): Configuration => {
  const browser = browserConfig({ ...options, name: 'blocks-loader' });
  return {
    ...browser,
    entry: {
      blocks: join(options.folder, 'src/blocks/loader/index.ts'),
      widget: join(options.folder, 'src/widget-loader/index.ts'),
    },
    output: { ...browser.output, path: join(options.folder, 'dist/blocks-loader'), filename: '[name].js' },
  };
};

/** The module that the loader requests with the first block: the host of a page without a shell. */
const hostConfig = (options: BuildOptions): Configuration => {
  const browser = browserConfig({ ...options, name: HOST });
  return {
    ...browser,
    entry: { [HOST]: join(options.folder, 'src/blocks/host/index.ts') },
    output: { ...browser.output, path: join(options.folder, 'dist', HOST) },
    resolve: {
      ...browser.resolve,
      alias: { ...sourceAliases(), ...reactAliases(), ...federationRuntimeAliases() },
    },
    module: {
      rules: [
        ...(browser.module?.rules ?? []),
        // the tokens of `:root` belong to the root of each block's shadow tree
        {
          test: /tokens\/(?:tokens|base)\.css$/,
          enforce: 'pre',
          use: { loader: fromRoot('tools/webpack/shadow-styles.cjs') },
        },
      ],
    },
    plugins: [
      ...(browser.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'blocks',
        remotes: {},
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new BlocksRecordPlugin(options.folder, HOST),
    ],
  };
};

/** The two builds for pages of other sites. */
export const blocksConfigs = (options: BuildOptions): Configuration[] => [
  loaderConfig(options),
  hostConfig(options),
];
