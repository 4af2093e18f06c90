import * as errors from './index.ts';

/** Exports of the entry point. A changed line is a changed contract: see CONTRIBUTING.md. */
describe('the public API of shared-contracts', () => {
  it('errors', () => {
    expect(Object.keys(errors).sort()).toMatchInlineSnapshot(`
      [
        "NOT_SENT",
        "abortedError",
        "canRetry",
        "decodeError",
        "decodeProblemsOf",
        "httpError",
        "isOutcomeUnknown",
        "networkError",
        "refusedField",
        "retryDelayMs",
        "timeoutError",
        "toCallFailure",
      ]
    `);
  });
});
