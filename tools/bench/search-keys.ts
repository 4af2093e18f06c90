import * as t from 'io-ts';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { BROWSER_FLAGS, CHROMIUM } from '../check/browser.ts';
import { measureBareKeys } from './bare-keys.ts';
import { keyCosts } from './key-costs.ts';
import type { KeyCost } from './key-costs.ts';
import { percentile } from './load-url.ts';
import { median } from './medians.ts';
import { MOBILE } from './profile.ts';
import { wholeRounds } from './rounds.ts';
import { traced } from './traced.ts';

/** The typed keys: each narrows the list, widens it again, or finds nothing. */
const BACK = 'Backspace';
const KEYS = 't e t h e r'.split(' ').concat(Array<string>(6).fill(BACK), 'b', 'i', 't', BACK, 'z', 'z');
/** Each key is pressed equally often in the same place: other work of the machine is not a cost of the key. */
const ROUNDS = 5;
/** Longer than the rows of a key take, shorter than the pause after which the URL is updated. */
const PAUSE_MS = 250;

export type SearchKeys = {
  /** From the letter in the field until the list is filtered and the document shows the count. */
  readonly filteredP95Ms: number;
  /** Whole task of the key, including the browser's work to insert the letter and the events before it. */
  readonly foundP50Ms: number;
  readonly foundP95Ms: number;
  /** The work of the page's main thread from the key to the next paint, which shows the letter and the count. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Its work until the next key; the rows are drawn in slices that yield to the key. */
  readonly rowsP50Ms: number;
};

/** Records for each letter the time until all listeners had run, and the page's search status after it. */
const LISTEN = `(() => {
  const notes = [];
  const said = () => document.querySelector('[data-slot="mfe-listing"] [role="status"]').textContent;
  let heardAt = 0;
  addEventListener('input', () => {
    const last = notes.at(-1);
    if (last !== undefined) last.settled = said();
    heardAt = performance.now();
  }, true);
  addEventListener('input', () => notes.push({ ms: performance.now() - heardAt, said: said() }));
  globalThis.notesOfKeys = () => notes.splice(0);
})()`;
const Notes = t.array(
  t.intersection([t.type({ ms: t.number, said: t.string }), t.partial({ settled: t.string })]),
);

/** The time that each letter took to be filtered, in ms. Throws if the count appeared later than that. */
const filteredMs = async (page: Page): Promise<readonly number[]> => {
  const notes: unknown = await page.evaluate('notesOfKeys()');
  if (!Notes.is(notes)) throw new Error('the page did not record its keys');
  const late = notes.find(({ said, settled = said }) => said !== settled);
  if (late !== undefined) throw new Error(`"${late.said}" was not yet "${late.settled ?? ''}"`);
  return notes.map(({ ms }) => ms);
};

const clear = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox').fill('');
  await page.waitForTimeout(PAUSE_MS * 4);
};

type Key = KeyCost & { readonly toFilteredMs: number };

/** Cost of each key. Leaves out keys that were not painted before the next. */
const typeAll = async (page: Page): Promise<readonly Key[]> => {
  await page.evaluate('notesOfKeys()');
  const costs = keyCosts(
    await traced(page, async () => {
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.waitForTimeout(PAUSE_MS);
      }
    }),
  );
  const filtered = await filteredMs(page);
  await clear(page);
  if (filtered.length !== KEYS.length) return [];
  return costs.map((cost, key) => ({ ...cost, toFilteredMs: filtered[key] ?? Number.NaN }));
};

const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: BROWSER_FLAGS });

/**
 * Types into the search of /currencies after the whole list has loaded. Times are processor time of the main thread,
 * scaled to a phone; for each key the median of its rounds.
 */
export const measureSearch = async (origin: string): Promise<SearchKeys> => {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: MOBILE.viewport });
  await page.goto(`${origin}/currencies`);
  await page.waitForSelector('[data-slot="mfe-listing"][data-state="ready"]');
  await page.getByRole('searchbox').fill('warm');
  await clear(page);
  await page.evaluate(LISTEN);
  const rounds = await wholeRounds(ROUNDS, () => typeAll(page), KEYS.length);
  await browser.close();
  const share = (part: keyof Key, of: number): number =>
    percentile(
      KEYS.map((_, at) => median(rounds.map((keys) => keys[at]?.[part] ?? Number.NaN)) * MOBILE.cpuRate),
      of,
    );
  return {
    filteredP95Ms: share('toFilteredMs', 0.95),
    foundP50Ms: share('toFoundMs', 0.5),
    foundP95Ms: share('toFoundMs', 0.95),
    p50Ms: share('toPaintMs', 0.5),
    p95Ms: share('toPaintMs', 0.95),
    rowsP50Ms: share('toNextKeyMs', 0.5),
  };
};

/** Cost of a letter typed into an empty page, measured in the same way: the browser's own part. */
export const measureBareSearch = async (): Promise<Pick<SearchKeys, 'foundP50Ms' | 'p50Ms'>> => {
  const browser = await openBrowser();
  const costs = await measureBareKeys(browser);
  await browser.close();
  const middle = (part: keyof KeyCost): number => median(costs.map((cost) => cost[part])) * MOBILE.cpuRate;
  return { foundP50Ms: middle('toFoundMs'), p50Ms: middle('toPaintMs') };
};
