/** Unit tests of every package, in long-lived processes (ADR 0031). A browser test starts with `@jest-environment browser`. */
const isSecondTier = process.env.TEST_TIER === 'all';

module.exports = {
  roots: [
    'shared-contracts',
    'shared-ui',
    'chains',
    'shell',
    'mfe-exchange',
    'mfe-pro',
    'mfe-listing',
    'mfe-swap',
    'mfe-content',
    'release-ledger',
    'sandbox-api',
    'swap-gateway',
    'provider-lab',
    'tools',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // `*.long.test.ts` runs only in the second tier: npm run test:all
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isSecondTier ? [] : ['\\.long\\.test\\.tsx?$'])],
  modulePathIgnorePatterns: ['/dist/'],
  runner: '<rootDir>/tools/jest/process-runner.ts',
  // the processes compile (tools/jest/module-hooks.ts)
  transform: {},
  // generous, because the journeys use the processors at the same time
  testTimeout: 300_000,
  cacheDirectory: '<rootDir>/.cache/jest',
  // one per processor, because the process that distributes the files does little itself
  maxWorkers: '100%',
};
