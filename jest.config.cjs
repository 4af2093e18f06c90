/** Unit tests of every package. Browser tests say `@jest-environment jest-fixed-jsdom` in their first line. */
module.exports = {
  roots: [
    'shared-contracts',
    'shared-ui',
    'shell',
    'mfe-exchange',
    'mfe-pro',
    'mfe-listing',
    'mfe-swap',
    'mfe-content',
    'release-ledger',
    'sandbox-api',
    'tools',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.cjs',
    '\\.(css|svg|woff2)$': '<rootDir>/tools/jest/asset.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/patience.cjs'],
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  // one for each processor: the process that hands out the files has next to nothing to do
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
};
