import { BROWSER_FLAGS, headlessChromium } from '../../../tools/check/browser.ts';
import { test as base } from '../../support/test.ts';

/** Time of the sandbox and of the page. */
const FROZEN_AT = Date.UTC(2040, 2, 14, 9, 30);

/** Same pixels on each machine: no hinting, no subpixels, one colour profile. */
const SAME_PIXELS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** A test whose time stands still: prices, charts, dates and countdowns are always the same. */
export const test = base.extend({
  launchOptions: [
    { executablePath: headlessChromium(), args: [...BROWSER_FLAGS, ...SAME_PIXELS] },
    { scope: 'worker' },
  ],
  sandbox: async ({ sandbox }, use) => {
    await sandbox.freeze(FROZEN_AT);
    await use(sandbox);
  },
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(FROZEN_AT);
    // the page follows the clock of its server
    await page.route(
      () => true,
      async (route) => {
        const type = route.request().resourceType();
        if (!['document', 'xhr', 'fetch'].includes(type)) return route.fallback();
        const response = await route.fetch();
        const headers = { ...response.headers(), date: new Date(FROZEN_AT).toUTCString() };
        if (type !== 'document') return route.fulfill({ response, headers });
        const html = (await response.text()).replace(/"serverTime":\d+/, `"serverTime":${String(FROZEN_AT)}`);
        return route.fulfill({ response, headers, body: html });
      },
    );
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
