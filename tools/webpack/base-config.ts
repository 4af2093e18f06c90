import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

import { IntegrityPlugin } from './integrity-plugin.ts';
import { fromRoot } from './paths.ts';
import { rules } from './rules.ts';

/** One effector kernel: effector-react imports the `.mjs` file by name, all others import the package. */
const oneEffectorKernel = new webpack.NormalModuleReplacementPlugin(
  /^effector\/effector\.mjs$/,
  (resource) => {
    resource.request = 'effector';
  },
);

/** A module next to this one. In the kit for outside teams both are JavaScript. */
const moduleBeside = (name: string): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/**
 * Leaves out of the entries of remotes what they do not use: descriptions of errors, the loading of other remotes, and
 * shared libraries that are shaken.
 */
const withoutUnusedFederation = new webpack.NormalModuleReplacementPlugin(
  /^\.\/(?:desc\.mjs|(?:remotes|init|getSharedFallbackGetter)\.js)$/,
  (resource) => {
    if (/@module-federation\/(?:error-codes|webpack-bundler-runtime)\//.test(resource.context))
      resource.request = moduleBeside('unused-federation');
  },
);

export type BuildOptions = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly isProduction: boolean;
  /** Hash of the build preset: a cache of another preset is not read. */
  readonly preset: string;
};

/** Aliases for one copy of fp-ts and io-ts, the tree-shakeable one. */
export const sourceAliases = (): Record<string, string> => ({
  'fp-ts/lib': fromRoot('node_modules/fp-ts/es6'),
  'io-ts/lib': fromRoot('node_modules/io-ts/es6'),
});

const resolve: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: sourceAliases(),
};

/**
 * Runs in the browser. On third-party pages with blocks in shadow trees, `coinlaneStyle` receives the style sheet
 * instead of the page's head.
 */
const insertStyle = (link: HTMLLinkElement): void => {
  const take: unknown = Reflect.get(self, 'coinlaneStyle');
  if (typeof take === 'function') Reflect.apply(take, self, [link]);
  else document.head.appendChild(link);
};

const minimizers = (): NonNullable<NonNullable<Configuration['optimization']>['minimizer']> => [
  // SWC: 1 % smaller than Terser after compression, in a tenth of the time
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    // licences are in the file next to the script, with its name: a banner would repeat that name in each script
    extractComments: { condition: true, banner: false },
    // one character beyond Latin-1 makes browsers store a whole script in two bytes per character
    minimizerOptions: { compress: { passes: 4 }, mangle: true, format: { ascii_only: true } },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, extractComments: false }),
];

/** Shared by every browser build: identities, hashes, styles, minimisers. */
export const browserConfig = ({
  folder,
  name,
  version,
  isProduction,
  preset,
}: BuildOptions): Configuration => ({
  name: `${name} (browser)`,
  mode: isProduction ? 'production' : 'development',
  devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
  target: ['web', 'es2022'],
  context: folder,
  output: {
    path: join(folder, 'dist/browser'),
    filename: '[name].[contenthash:8].js',
    // no hash: the URL contains the version, and the runtime would need a list of all hashes
    chunkFilename: '[name].js',
    sourceMapFilename: '../maps/[file].map',
    publicPath: 'auto',
    // contains the version, otherwise a lazy chunk of v2 would run v1's code after a live swap
    uniqueName: `${name}@${version}`,
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve,
  module: { rules: rules('browser', { folder, name, version, isProduction }) },
  plugins: [
    oneEffectorKernel,
    withoutUnusedFederation,
    new IntegrityPlugin(),
    // parsed in another thread in browsers that know the hint; otherwise parsing delays the page when the code runs
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /^(?:shell|lifecycle)\b.*\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50,
    }),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      // with a hash: a page identifies style sheets by file name, so those of two remotes must differ
      chunkFilename: '[name].[contenthash:8].css',
      insert: insertStyle,
    }),
  ],
  optimization: {
    minimizer: minimizers(),
    moduleIds: 'size',
    mangleExports: 'size',
    chunkIds: 'named',
  },
  performance: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: fromRoot('.cache/webpack'),
    name: `${name}-browser-${String(isProduction)}`,
    version: preset,
  },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});

/** Built into this React; libraries bring it along for older versions. */
export const reactAliases = (): Record<string, string> => ({
  'use-sync-external-store/shim$': 'react',
  'use-sync-external-store/shim/index.js$': 'react',
});

/** Build of one file for Node, which the page composer loads by version. */
export const serverConfig = (
  { folder, name, version, isProduction, preset }: BuildOptions,
  entry: string,
): Configuration => ({
  name: `${name} (server)`,
  mode: isProduction ? 'production' : 'development',
  devtool: false,
  target: 'node24',
  context: folder,
  entry: { server: entry },
  output: {
    path: join(folder, 'dist/server'),
    filename: 'server.cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve,
  externals: {
    react: 'commonjs react',
    'react/jsx-runtime': 'commonjs react/jsx-runtime',
    'react-dom': 'commonjs react-dom',
    'react-dom/server': 'commonjs react-dom/server',
    'react-dom/client': 'commonjs react-dom/client',
    effector: 'commonjs effector',
    'effector-react': 'commonjs effector-react',
  },
  module: {
    rules: rules('server', { folder, name, version, isProduction }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  plugins: [oneEffectorKernel],
  optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
  performance: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: fromRoot('.cache/webpack'),
    name: `${name}-server-${String(isProduction)}`,
    version: preset,
  },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});
