/**
 * How long a test waits for what it awaits, ms. A busy machine that reads a lazy chunk for the first time
 * takes seconds for it; a wait ends at once when its condition holds, so patience costs a green run nothing.
 */
const AWAITED_MS = 15_000;

if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: AWAITED_MS });
}

// what passed only when it was tried again is counted aloud in the last lines of `npm test`
jest.retryTimes(1, { logErrorsBeforeRetry: true });
