import type { Browser, Page } from 'playwright';

import { keyCosts } from './key-costs.ts';
import type { KeyCost } from './key-costs.ts';
import { median } from './medians.ts';
import { MOBILE } from './profile.ts';
import { traced } from './traced.ts';

/**
 * Presses each key equally often in the same position, so that other work of the machine does not count as a cost
 * of the key.
 */
const ROUNDS = 3;
/** Longer than the rows take, but shorter than the pause after which the URL is updated. */
const PAUSE_MS = 250;

/**
 * Types keys several times into the focused field. Returns the median cost of each, scaled to a phone: processor
 * time of the page's main thread, times four. `clear` empties the field after each round.
 */
export const typedKeys = async (
  page: Page,
  keys: readonly string[],
  clear: () => Promise<void>,
  pauseMs = PAUSE_MS,
): Promise<readonly KeyCost[]> => {
  const rounds: (readonly KeyCost[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const trace = await traced(page, async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pauseMs);
      }
    });
    await clear();
    await page.waitForTimeout(pauseMs * 4);
    rounds.push(keyCosts(trace));
  }
  const middle = (at: number, part: keyof KeyCost): number =>
    median(rounds.map((round) => round[at]?.[part] ?? Number.NaN)) * MOBILE.cpuRate;
  return keys.map((_, at) => ({
    toPaintMs: middle(at, 'toPaintMs'),
    toNextKeyMs: middle(at, 'toNextKeyMs'),
  }));
};

const BACK = 'Backspace';
const AMOUNT = '0 Period 1 2 3 4 5'.split(' ').concat(BACK, BACK, '6', '7');
/** Each key narrows the list, widens it again, or finds nothing. */
const SEARCH = 't e t h e r'.split(' ').concat(Array<string>(6).fill(BACK), 'b', 'i', 't', BACK, 'z', 'z');
const LETTERS = 't h e q u i c k b r o w n'.split(' ');

/** Types into a field after the page has become interactive. */
const typeInto = async (
  browser: Browser,
  url: string,
  field: string,
  keys: readonly string[],
): Promise<readonly KeyCost[]> => {
  const page = await browser.newPage({ viewport: MOBILE.viewport });
  await page.goto(url);
  await page.locator('[data-slot][data-state="ready"]').waitFor();
  const input = page.locator(field);
  const clear = (): Promise<void> => input.fill('');
  // the first key loads the list
  await input.fill('1');
  await page.waitForTimeout(PAUSE_MS * 4);
  await clear();
  await page.waitForTimeout(PAUSE_MS * 4);
  const costs = await typedKeys(page, keys, clear);
  await page.close();
  return costs;
};

/** Keys in the amount field of the exchange form. */
export const amountKeys = (browser: Browser, origin: string): Promise<readonly KeyCost[]> =>
  typeInto(browser, `${origin}/exchange?from=btc&to=eth&amount=0.1`, '#exchange-send', AMOUNT);

/** Keys in the search of the list of currencies. */
export const searchKeys = (browser: Browser, origin: string): Promise<readonly KeyCost[]> =>
  typeInto(browser, `${origin}/currencies`, 'main input[type="search"]', SEARCH);

/** Letters in a field of an otherwise empty page: the cost of the browser itself. */
export const bareKeys = async (browser: Browser): Promise<readonly KeyCost[]> => {
  const page = await browser.newPage({ viewport: MOBILE.viewport });
  await page.setContent('<!doctype html><title>bare</title><input aria-label="bare" autofocus>');
  const input = page.getByRole('textbox');
  await input.focus();
  const costs = await typedKeys(page, LETTERS, () => input.fill(''));
  await page.close();
  return costs;
};
