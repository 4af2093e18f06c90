import { chromium } from 'playwright';

import { CHROMIUM } from '../check/browser.ts';
import { percentile } from './load-url.ts';

/** What is typed: each key narrows the list, clears it, or finds nothing. */
const WORDS = ['t', 'te', 'tet', 'teth', 'tethe', 'tether', '', 'b', 'bi', 'bit', 'zzzz', ''] as const;
const SLOWER = 4;
const ROUNDS = 5;

export type SearchKeys = {
  /** From the key until the page hears the next one: the list is filtered, the count is said. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** From the key to the last new row in the document, without painting; drawn in slices that give way to a key. */
  readonly rowsP50Ms: number;
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
      const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
      const found = { heard: new Array<number>(), drawn: new Array<number>() };
      for (let round = 0; round < rounds; round += 1) {
        for (const word of words) {
          const startedAt = performance.now();
          write(word);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
          await nextTask();
          found.heard.push(performance.now() - startedAt);
          while (document.querySelector('main [aria-busy="true"]') !== null) await nextTask();
          found.drawn.push(performance.now() - startedAt);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }
      return found;
    },
    { words: [...WORDS], rounds: ROUNDS },
  );
  await browser.close();
  return {
    p50Ms: percentile(times.heard, 0.5),
    p95Ms: percentile(times.heard, 0.95),
    rowsP50Ms: percentile(times.drawn, 0.5),
  };
};
