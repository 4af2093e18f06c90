import { chromium } from 'playwright';
import type { Page } from 'playwright';

import { CHROMIUM } from '../check/browser.ts';
import { keyCosts } from './key-costs.ts';
import type { KeyCost } from './key-costs.ts';
import { percentile } from './load-url.ts';
import { MOBILE } from './profile.ts';
import { traced } from './traced.ts';

/** What is typed: each key narrows the list, widens it again, or finds nothing. */
const BACK = 'Backspace';
const KEYS = 't e t h e r'.split(' ').concat(Array<string>(6).fill(BACK), 'b', 'i', 't', BACK, 'z', 'z');
const ROUNDS = 3;
/** Longer than the rows of a key take, shorter than the pause after which the address is written. */
const PAUSE_MS = 250;

export type SearchKeys = {
  /** What it does until the list is filtered and the count of it stands in the document. */
  readonly foundP95Ms: number;
  /** What the page's main thread does from the key to the next paint: the letter and the count are there. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** What it does until the next key; the rows are drawn in slices that give way to it. */
  readonly rowsP50Ms: number;
};

const clear = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(PAUSE_MS * 4);
};

const typeAll = async (page: Page): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE_MS);
    }
    await clear(page);
  }
};

/**
 * Types into the search of /currencies; the whole list has been fetched before. Times are the main thread's own, of the
 * processor, as often as a phone's is slower: what else the machine does at the time is not counted.
 */
export const measureSearch = async (origin: string): Promise<SearchKeys> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: MOBILE.viewport });
  await page.goto(`${origin}/currencies`);
  await page.waitForSelector('[data-slot="mfe-listing"][data-state="ready"]');
  await page.getByRole('searchbox').fill('warm');
  await clear(page);
  const costs = keyCosts(await traced(page, () => typeAll(page)));
  await browser.close();
  const share = (part: (cost: KeyCost) => number, of: number): number =>
    percentile(
      costs.map((cost) => part(cost) * MOBILE.cpuRate),
      of,
    );
  return {
    foundP95Ms: share(({ toFoundMs }) => toFoundMs, 0.95),
    p50Ms: share(({ toPaintMs }) => toPaintMs, 0.5),
    p95Ms: share(({ toPaintMs }) => toPaintMs, 0.95),
    rowsP50Ms: share(({ toNextKeyMs }) => toNextKeyMs, 0.5),
  };
};
