import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';

import { CHROMIUM } from '../check/browser.ts';
import { keyCosts } from './key-costs.ts';
import { percentile } from './load-url.ts';

/** What is typed: each key narrows the list, widens it again, or finds nothing. */
const BACK = 'Backspace';
const KEYS = 't e t h e r'.split(' ').concat(Array<string>(6).fill(BACK), 'b', 'i', 't', BACK, 'z', 'z');
const SLOWER = 4;
const ROUNDS = 3;
/** Longer than the rows of a key take, shorter than the pause after which the address is written. */
const PAUSE_MS = 250;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

export type SearchKeys = {
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

/** The trace of what a task of the browser does. */
const traced = async (session: CDPSession, work: () => Promise<void>): Promise<readonly unknown[]> => {
  const events: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event);
  });
  const isComplete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await isComplete;
  return events;
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
 * Types into the search of /currencies on a slowed processor; the whole list has been fetched before. Times are the main
 * thread's own, of the processor: what else the machine does at the time is not counted.
 */
export const measureSearch = async (origin: string): Promise<SearchKeys> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/currencies`);
  await page.waitForSelector('[data-slot="mfe-listing"][data-state="ready"]');
  await page.getByRole('searchbox').fill('warm');
  await clear(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const costs = keyCosts(await traced(session, () => typeAll(page)));
  await browser.close();
  const toPaint = costs.map(({ toPaintMs }) => toPaintMs);
  return {
    p50Ms: percentile(toPaint, 0.5),
    p95Ms: percentile(toPaint, 0.95),
    rowsP50Ms: percentile(
      costs.map(({ toNextKeyMs }) => toNextKeyMs),
      0.5,
    ),
  };
};
