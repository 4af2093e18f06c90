import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Selects a radio button, or ticks an empty box. Unlike `check()`, which reads the state once after the click, it waits:
 * a page that is being hydrated shows the choice a moment later.
 */
export const tick = async (box: Locator, options: { readonly force?: boolean } = {}): Promise<void> => {
  await box.click(options);
  await expect(box).toBeChecked();
};
