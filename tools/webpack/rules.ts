import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { dirname } from 'node:path';
import type { RuleSetRule } from 'webpack';

import { classNamer } from './class-name.ts';
import { fromRoot, ROOT } from './paths.ts';

export type Side = 'browser' | 'server';

const cssLoader = (side: Side, release: string) => ({
  loader: 'css-loader',
  // class names contain the release: without this, webpack's cache returns those of another one
  ident: `css-loader-${release}`,
  options: {
    importLoaders: 0,
    modules: {
      auto: /\.module\.css$/,
      getLocalIdent: classNamer(release),
      exportOnlyLocals: side === 'server',
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
});

type RuledBuild = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly isProduction: boolean;
};

/** Rules for TypeScript, style sheets and files of all builds. */
export const rules = (side: Side, { folder, name, version, isProduction }: RuledBuild): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'babel-loader',
      options: {
        configFile: fromRoot('babel.config.cjs'),
        // the parent folder of a remote, inside and outside the repository: effector's identifiers start with its name
        root: dirname(folder),
        cwd: ROOT,
        envName: isProduction ? 'production' : 'development',
        cacheDirectory: fromRoot('.cache/babel'),
        // compressing takes longer than the larger files
        cacheCompression: false,
        caller: { name: 'coinlane', target: side === 'server' ? 'node' : 'web' },
      },
    },
  },
  // our packages are written for bundlers: their files import one another without an extension
  { test: /\.js$/, include: /node_modules\/@coinlane\//, resolve: { fullySpecified: false } },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
      cssLoader(side, `${name}@${version}`),
    ],
  },
  {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: side === 'browser' },
  },
];
