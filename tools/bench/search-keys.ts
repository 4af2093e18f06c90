import { chromium } from 'playwright';

import { CHROMIUM } from '../check/browser.ts';
import { percentile } from './load-url.ts';

/** What is typed: each key narrows the list, clears it, or finds nothing. */
const WORDS = ['t', 'te', 'tet', 'teth', 'tethe', 'tether', '', 'b', 'bi', 'bit', 'zzzz', ''] as const;
const SLOWER = 4;
const ROUNDS = 5;

export type SearchKeys = {
  /** From the key to the rule's answer and the new rows in the document, without painting. */
  readonly p50Ms: number;
  readonly p95Ms: number;
};

/** Types into the search of /currencies on a slowed processor; the whole list has been fetched before. */
export const measureSearch = async (origin: string): Promise<SearchKeys> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/currencies`);
  await page.waitForSelector('[data-slot="mfe-listing"][data-state="ready"]');
  await page.getByRole('searchbox').fill('warm');
  await page.getByRole('searchbox').fill('');
  await page.waitForSelector('tbody tr');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await page.evaluate(
    async ({ words, rounds }) => {
      const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
      const write = (word: string): void => {
        if (input !== null) Reflect.set(HTMLInputElement.prototype, 'value', word, input);
      };
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const word of words) {
          const startedAt = performance.now();
          write(word);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
          found.push(performance.now() - startedAt);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }
      return found;
    },
    { words: [...WORDS], rounds: ROUNDS },
  );
  await browser.close();
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
};
