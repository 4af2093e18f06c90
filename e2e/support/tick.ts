import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Selects a radio button, or ticks an empty box. Unlike `check()`, which reads the state once after the click, it waits:
 * a page that is being hydrated shows the choice a moment later. Clicks are never forced: a page that still moves would
 * get them at the wrong place.
 */
export const tick = async (box: Locator): Promise<void> => {
  await box.click();
  await expect(box).toBeChecked();
};
