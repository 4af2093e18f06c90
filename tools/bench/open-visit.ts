import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';

import { BROWSER_FLAGS, CHROMIUM } from '../check/browser.ts';
import type { Milestones } from './page-script.ts';
import { MOBILE } from './profile.ts';

export type PageTarget = { readonly url: string; readonly milestones: Milestones };

const QUIET_MS = 1_000;
export const LONGEST_MS = 45_000;

/** Waits until there was no traffic and no long task for a while. */
export const settle = async (page: Page, lastAt: () => number): Promise<void> => {
  const endsAt = Date.now() + LONGEST_MS;
  while (Date.now() < endsAt) {
    await page.waitForTimeout(100);
    if (Date.now() - lastAt() < QUIET_MS) continue;
    const isQuiet = await page.evaluate(`performance.now() - window.__bench.last > ${String(QUIET_MS)}`);
    if (isQuiet === true) return;
  }
};

/** Throttles the network like slow 4G, and the processor by a factor. */
export const throttle = async (cdp: CDPSession, cpuRate: number): Promise<void> => {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: MOBILE.latencyMs,
    downloadThroughput: MOBILE.downBytesPerSecond,
    uploadThroughput: MOBILE.upBytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
};

/** Opens a browser for all visits. `fingerprint`: of the servers' certificate. */
export const openBrowser = (fingerprint: string): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [...BROWSER_FLAGS, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });

/** Runs `work` on the screen of a phone, with an empty cache and without cookies. Pages first run `script`. */
export const inNewProfile = async <A>(
  browser: Browser,
  script: string,
  work: (page: Page, cdp: CDPSession) => Promise<A>,
): Promise<A> => {
  const context = await browser.newContext({
    viewport: MOBILE.viewport,
    deviceScaleFactor: MOBILE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: MOBILE.userAgent,
  });
  try {
    await context.addInitScript(script);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return await work(page, cdp);
  } finally {
    await context.close();
  }
};
