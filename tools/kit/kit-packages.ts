/** A package of the kit: the files from its folder, and special fields of its `package.json`. */
export type KitPackage = {
  readonly folder: string;
  /** Sources to compile: folders, or single files with their imports. */
  readonly sources: readonly string[];
  /** Files and folders that are copied unchanged. */
  readonly copied: readonly string[];
  /** Packages that appear only in settings, not in imports. */
  readonly alsoNeeds: readonly string[];
  /** Replaces the entry points of the workspace package. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
};

/** Packages that a remote in its own repository needs to build, test and publish. Each needs only those before it. */
export const KIT_PACKAGES: readonly KitPackage[] = [
  { folder: 'shared-contracts', sources: ['src'], copied: ['README.md'], alsoNeeds: [] },
  { folder: 'shared-ui', sources: ['src'], copied: ['README.md', 'locales'], alsoNeeds: ['@types/react'] },
  { folder: 'chains', sources: ['src'], copied: ['README.md'], alsoNeeds: [] },
  {
    folder: 'release-ledger',
    sources: ['src'],
    copied: ['README.md'],
    alsoNeeds: [],
    bin: { ledger: './src/cli/main.js' },
  },
  {
    folder: 'tools',
    sources: ['webpack/index.ts', 'webpack/unused-federation.ts', 'kit/build-here.ts', 'kit/dev-here.ts'],
    copied: [],
    alsoNeeds: [
      '@babel/core',
      '@babel/preset-react',
      '@babel/preset-typescript',
      // loaded by the minimizer plugin
      '@swc/core',
      'babel-loader',
      'css-loader',
      'effector',
      'lightningcss',
    ],
    exports: { '.': './webpack/index.ts', './babel.config.cjs': './babel.config.cjs' },
    bin: { 'coinlane-build': './kit/build-here.js', 'coinlane-dev': './kit/dev-here.js' },
  },
];
