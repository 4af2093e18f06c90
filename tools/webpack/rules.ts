import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

import { fromRoot, ROOT } from './paths.ts';

export type Side = 'browser' | 'server';

const cssLoader = (side: Side, salt: string) => ({
  loader: 'css-loader',
  options: {
    importLoaders: 0,
    modules: {
      auto: /\.module\.css$/,
      // Named apart per release: two versions of a remote may be on one page during a live swap.
      localIdentName: '[name]_[local]_[hash:base64:5]',
      localIdentHashSalt: salt,
      localIdentContext: ROOT,
      exportOnlyLocals: side === 'server',
      namedExport: false,
      exportLocalsConvention: 'as-is',
    },
  },
});

/** TypeScript, style sheets and files, the same for every build. */
export const rules = (side: Side, salt: string, isProduction: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: 'babel-loader',
      options: {
        configFile: fromRoot('babel.config.cjs'),
        root: ROOT,
        cwd: ROOT,
        envName: isProduction ? 'production' : 'development',
        cacheDirectory: fromRoot('.cache/babel'),
        caller: { name: 'coinlane', target: side === 'server' ? 'node' : 'web' },
      },
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []), cssLoader(side, salt)],
  },
  {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'fonts/[name].[contenthash:8][ext]', emit: side === 'browser' },
  },
];
