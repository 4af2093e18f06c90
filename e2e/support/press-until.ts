import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Presses a button until the result is there. The page may get the result by itself and remove the button at any
 * moment, so a plain click could never end. The limits of `expectResult` must be short.
 */
export const pressUntil = (button: Locator, expectResult: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expectResult();
  }).toPass();
