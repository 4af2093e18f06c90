import type { Page } from '@playwright/test';

import { expect } from './test.ts';

const AWAITED_MS = 60_000;

/**
 * Opens a page without scripts by its path or by a click. A server that is short of time leaves the content to the
 * browser: then the page is loaded again.
 */
export const openRendered = async (page: Page, open: string | (() => Promise<void>)): Promise<void> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await (typeof open === 'string' ? page.goto(open) : open());
  await expect(async () => {
    if (!(await heading.isVisible())) await page.reload();
    await expect(heading).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: AWAITED_MS });
};
