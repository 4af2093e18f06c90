import { BROWSER_FLAGS, CHROMIUM } from '../../tools/check/browser.ts';

/** For `test.use`: the headless shell supports neither cameras nor push messages. */
export const WHOLE_BROWSER = { launchOptions: { executablePath: CHROMIUM, args: BROWSER_FLAGS } };
