import { BROWSER_FLAGS, CHROMIUM } from '../../tools/check/browser.ts';

/** For `test.use`: the shell without a window knows no cameras and no push messages. */
export const WHOLE_BROWSER = { launchOptions: { executablePath: CHROMIUM, args: BROWSER_FLAGS } };
