import type { Page } from '@playwright/test';

/**
 * Installs a clock in the page. Returns a function that advances it, together with the `Date` header of replies, which
 * the page follows.
 */
export const installClock = async (page: Page): Promise<(ms: number) => Promise<void>> => {
  let jumpedMs = 0;
  await page.clock.install();
  await page.route(
    () => true,
    async (route) => {
      if (!['xhr', 'fetch'].includes(route.request().resourceType())) return route.fallback();
      try {
        const response = await route.fetch();
        const date = new Date(Date.now() + jumpedMs).toUTCString();
        await route.fulfill({ response, headers: { ...response.headers(), date } });
      } catch {
        // the page, or the server, is gone
        await route.abort().catch(() => undefined);
      }
    },
  );
  return async (ms) => {
    jumpedMs += ms;
    await page.clock.fastForward(ms);
  };
};
