import { CHROMIUM } from '../../tools/check/browser.ts';

/** Flags of every browser that a test starts. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** For `test.use`: the shell without a window knows no cameras and no push messages. */
export const WHOLE_BROWSER = { launchOptions: { executablePath: CHROMIUM, args: BROWSER_FLAGS } };
