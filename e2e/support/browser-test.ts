import { test as base } from '@playwright/test';

import { launchPastCrash } from '../../tools/check/launch-past-crash.ts';

/** The base of every test here: Playwright's own, with a browser that may crash once while it starts. */
export const test = base.extend<object, object>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launchPastCrash(
        () => playwright[browserName].launch(),
        (line) => process.stderr.write(`${line}\n`),
      );
      await use(browser);
      await browser.close({ reason: 'The tests of this worker have ended.' });
    },
    { scope: 'worker', timeout: 0 },
  ],
});
