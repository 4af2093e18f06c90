import { mkdir, writeFile } from 'node:fs/promises';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { BROWSER_FLAGS, CHROMIUM } from '../check/browser.ts';
import { fromRoot } from '../webpack/index.ts';
import { measureBareKeys } from './bare-keys.ts';
import { keyCosts } from './key-costs.ts';
import type { KeyCost } from './key-costs.ts';
import { median } from './medians.ts';
import { toPickerReport } from './picker-report.ts';
import type { PickerTimes } from './picker-report.ts';
import { MOBILE } from './profile.ts';
import { wholeRounds } from './rounds.ts';
import { traced } from './traced.ts';

const ROWS = [1_500, 12_000];
const OPENINGS = 40;
const ROUNDS = 3;
/** Queries by ticker, name, network, contract, with typos, and deleted again. */
const QUERIES = ['usdt', 'bitcoin', 'token', 'etherium', '0xdac17f958', 'usdt tron', 'zilch mark'];

/** Metric of the browser's `Performance` domain: processor time of the main thread in seconds. */
const TASKS = 'TaskDuration';
const MS = 1_000;

const askForRows = async (origin: string, rows: number): Promise<string> => {
  const namespace = `bench-${String(rows)}`;
  const reply = await fetch(`${origin}/sandbox/__sandbox/catalog`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-sandbox-namespace': namespace },
    body: JSON.stringify({ size: rows }),
  });
  if (!reply.ok) throw new Error(`the sandbox refuses ${String(rows)} rows: ${await reply.text()}`);
  return namespace;
};

const button = (page: Page) => page.getByRole('button', { name: 'Choose currency to send' });

/** Opens the picker once, so that code, list and search are loaded. */
const warmUp = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/exchange?from=btc&to=eth&amount=0.1`);
  await button(page).click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('b');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

/** Measures the processor time of the main thread until work is painted, in ms. */
type Clock = (work: () => Promise<void>) => Promise<number>;

/** After the next frame: everything requested by then has been painted. */
const PAINTED = `new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`;
/** Work after the paint, such as the icons, is not part of the next figure. */
const QUIET_MS = 350;
/** Longer than the rows take, shorter than the pause after which the icons are rendered. */
const BETWEEN_KEYS_MS = 150;

const createClock = async (page: Page): Promise<Clock> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === TASKS)?.value ?? Number.NaN) * MS;
  };
  return async (work) => {
    const before = await spent();
    await work();
    await page.evaluate(PAINTED);
    const took = (await spent()) - before;
    await page.waitForTimeout(QUIET_MS);
    return took;
  };
};

/** The cost of the measurement itself: a key without effect. */
const emptyCost = async (page: Page, clock: Clock): Promise<number> => {
  const costs: number[] = [];
  for (let times = 0; times < 15; times += 1) costs.push(await clock(() => page.keyboard.press('Shift')));
  return costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
};

/** Centre of the button, determined before the measurement, because queries take processor time too. */
const middleOfButton = async (page: Page): Promise<readonly [number, number]> => {
  const box = await button(page).boundingBox();
  if (box === null) throw new Error('the button of the picker is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const measureOpening = async (page: Page, clock: Clock): Promise<number> => {
  const [x, y] = await middleOfButton(page);
  await page.mouse.move(x, y);
  const took = await clock(() => page.mouse.click(x, y));
  if ((await page.getByRole('option').count()) === 0) throw new Error('the picker opened without rows');
  return took;
};

const close = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Close the list' }).click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

const keysOf = (query: string): readonly string[] => {
  const keys = Array.from(query).map((letter) => (letter === ' ' ? 'Space' : letter));
  return [...keys, ...keys.map(() => 'Backspace')];
};

const slowedCost = ({ toFoundMs, toPaintMs, toNextKeyMs }: KeyCost): KeyCost => ({
  toFoundMs: toFoundMs * MOBILE.cpuRate,
  toPaintMs: toPaintMs * MOBILE.cpuRate,
  toNextKeyMs: toNextKeyMs * MOBILE.cpuRate,
});

const typeAll = async (page: Page, keys: readonly string[]): Promise<readonly KeyCost[]> => {
  await page.waitForTimeout(QUIET_MS);
  const trace = await traced(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
  });
  return keyCosts(trace).map(slowedCost);
};

/** Each key is pressed equally often in the same place: other work of the machine is not a cost of the key. */
const measureKeys = async (page: Page, keys: readonly string[]): Promise<readonly KeyCost[]> => {
  const rounds = await wholeRounds(ROUNDS, () => typeAll(page, keys), keys.length);
  const middle = (at: number, part: keyof KeyCost): number =>
    median(rounds.map((round) => round[at]?.[part] ?? Number.NaN));
  return keys.map((_, at) => ({
    toFoundMs: middle(at, 'toFoundMs'),
    toPaintMs: middle(at, 'toPaintMs'),
    toNextKeyMs: middle(at, 'toNextKeyMs'),
  }));
};

const measure = async (browser: Browser, origin: string, rows: number): Promise<PickerTimes> => {
  const namespace = await askForRows(origin, rows);
  const context = await browser.newContext({ viewport: MOBILE.viewport });
  await context.addCookies([{ name: 'sandbox_namespace', value: namespace, url: origin }]);
  const page = await context.newPage();
  await warmUp(page, origin);
  const clock = await createClock(page);
  const empty = await emptyCost(page, clock);
  const slowed = (ms: number): number => Math.max(ms - empty, 0) * MOBILE.cpuRate;
  const opens: number[] = [];
  for (let times = 0; times < OPENINGS; times += 1) {
    opens.push(slowed(await measureOpening(page, clock)));
    await close(page);
  }
  await button(page).click();
  await page.getByRole('option').first().waitFor();
  const keys = await measureKeys(page, QUERIES.flatMap(keysOf));
  await context.close();
  return {
    rows,
    opens,
    keys: keys.map(({ toPaintMs }) => toPaintMs),
    keysWithRows: keys.map(({ toNextKeyMs }) => toNextKeyMs),
  };
};

/** Measures the picker of a running site. Writes `docs/bench-picker.json` and `docs/bench-picker.md`. */
export const benchPicker = async (origin: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: BROWSER_FLAGS });
  try {
    const measured: PickerTimes[] = [];
    for (const rows of ROWS) measured.push(await measure(browser, origin, rows));
    const bare = (await measureBareKeys(browser)).map(slowedCost);
    const { markdown, figures } = toPickerReport(
      measured,
      bare.map(({ toPaintMs }) => toPaintMs),
    );
    await mkdir(fromRoot('docs'), { recursive: true });
    await writeFile(fromRoot('docs/bench-picker.json'), `${JSON.stringify(figures, null, 2)}\n`);
    await writeFile(fromRoot('docs/bench-picker.md'), markdown);
    return markdown;
  } finally {
    await browser.close();
  }
};
