import type { Page } from '@playwright/test';

/** Holds the matching scripts back, by default all of them, until the returned function is called. */
export const holdScripts = async (page: Page, which = /\/browser\/.*\.js$/): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};
