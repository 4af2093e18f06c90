import type { Browser } from 'playwright';

import { workOf } from './main-thread.ts';
import type { Work } from './main-thread.ts';
import { inNewProfile, LONGEST_MS } from './open-visit.ts';
import type { PageTarget } from './open-visit.ts';
import { markScript } from './page-script.ts';
import { MOBILE } from './profile.ts';
import { DETAILS, traced } from './traced.ts';

/** Tasks that the page defers until it is interactive belong to the visit too. */
const AFTERWARDS_MS = 1_000;

/**
 * Measures the work of a first visit, scaled to a processor that is four times slower. Neither processor nor
 * network is throttled: Chromium throttles by the clock, so a busy machine would change the figures.
 */
export const measureWork = (browser: Browser, target: PageTarget): Promise<Work> =>
  inNewProfile(browser, markScript(target.milestones), async (page) => {
    const visit = async (): Promise<void> => {
      await page.goto(target.url, { waitUntil: 'load', timeout: LONGEST_MS });
      await page
        .locator(target.milestones.interactive)
        .first()
        .waitFor({ state: 'attached', timeout: LONGEST_MS });
      await page.waitForTimeout(AFTERWARDS_MS);
    };
    const work = workOf(await traced(page, visit, DETAILS));
    if (work === null) throw new Error(`${target.url} did not become interactive`);
    return {
      workMs: work.workMs * MOBILE.cpuRate,
      longestTaskMs: work.longestTaskMs * MOBILE.cpuRate,
    };
  });
