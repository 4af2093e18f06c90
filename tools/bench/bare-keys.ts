import type { Browser } from 'playwright';

import { keyCosts } from './key-costs.ts';
import type { KeyCost } from './key-costs.ts';
import { MOBILE } from './profile.ts';
import { traced } from './traced.ts';

const LETTERS = 'thequickbrownfoxjumpsoverthelazydog';
const PAUSE_MS = 250;

/** The cost of letters typed into a field of an otherwise empty page: the browser's own part, in ms. */
export const measureBareKeys = async (browser: Browser): Promise<readonly KeyCost[]> => {
  const page = await browser.newPage({ viewport: MOBILE.viewport });
  await page.setContent('<!doctype html><title>bare</title><input aria-label="bare" autofocus>');
  await page.getByRole('textbox').focus();
  const trace = await traced(page, async () => {
    for (const letter of LETTERS) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(PAUSE_MS);
    }
  });
  await page.close();
  return keyCosts(trace);
};
