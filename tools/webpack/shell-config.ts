import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

import { browserConfig, reactAliases, serverConfig, sourceAliases } from './base-config.ts';
import type { BuildOptions } from './base-config.ts';
import { AwaitHashesPlugin } from './await-hashes-plugin.ts';
import { blocksConfigs } from './blocks-config.ts';
import { fromRoot } from './paths.ts';
import { ShellRecordPlugin } from './shell-record-plugin.ts';
import { hostProvides } from './shared-scope.ts';

/** Builds of the shell: the host in the browser, and the chrome for the page composer. */
export const shellConfig = (options: BuildOptions): Configuration[] => {
  const browser = browserConfig(options);
  return [
    {
      ...browser,
      // styles separately: their order defines the order of the layers, independent of the order of the scripts
      entry: { shell: [join(options.folder, 'src/styles.ts'), join(options.folder, 'src/entry.ts')] },
      resolve: {
        ...browser.resolve,
        alias: { ...sourceAliases(), ...reactAliases() },
      },
      module: {
        rules: [
          ...(browser.module?.rules ?? []),
          { test: /\/single-spa\.min\.js$/, loader: fromRoot('tools/webpack/parcels-loader.cjs') },
        ],
      },
      plugins: [
        ...(browser.plugins ?? []),
        new webpack.sharing.ProvideSharedPlugin({ provides: hostProvides() }),
        new AwaitHashesPlugin(),
        new ShellRecordPlugin(options),
      ],
    },
    serverConfig(options, './src/server.tsx'),
    ...blocksConfigs(options),
  ];
};
