import type { Browser, Page } from 'playwright';

import type { KeyCost } from './key-costs.ts';
import { MOBILE } from './profile.ts';
import { typedKeys } from './typed-keys.ts';

const OPENINGS = 12;
/** Queries by ticker, with a typo, by contract and by network, and deletions. */
const QUERIES = ['usdt', 'etherium', '0xdac17', 'usdt tron'];

/** Metric of the browser's `Performance` domain: processor time of the main thread in seconds. */
const TASKS = 'TaskDuration';
const MS = 1_000;

/** Times of the picker in ms on a processor that is four times slower. */
export type PickerTimes = {
  /** From the press until the first rows are painted, without the time of the measurement itself. */
  readonly opens: readonly number[];
  readonly keys: readonly KeyCost[];
};

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

/** Measures the processor time of the main thread in ms until work is painted. */
type Clock = (work: () => Promise<void>) => Promise<number>;

/** Resolves after the next frame, when everything that was requested before has been painted. */
const PAINTED = `new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`;
/** Excludes work after the paint, such as the icons, from the next figure. */
const QUIET_MS = 350;
/** Longer than the rows take, but shorter than the pause after which icons are rendered. */
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

/** Cost of the measurement itself: a key without effect. */
const emptyCost = async (page: Page, clock: Clock): Promise<number> => {
  const costs: number[] = [];
  for (let times = 0; times < 9; times += 1) costs.push(await clock(() => page.keyboard.press('Shift')));
  return costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
};

/** Centre of the button. Determined before the measurement, because queries take processor time too. */
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

/** Measures the picker of a running site with a number of rows. */
export const measurePicker = async (browser: Browser, origin: string, rows: number): Promise<PickerTimes> => {
  const namespace = await askForRows(origin, rows);
  const context = await browser.newContext({ viewport: MOBILE.viewport });
  await context.addCookies([{ name: 'sandbox_namespace', value: namespace, url: origin }]);
  const page = await context.newPage();
  await warmUp(page, origin);
  const clock = await createClock(page);
  const empty = await emptyCost(page, clock);
  const opens: number[] = [];
  for (let times = 0; times < OPENINGS; times += 1) {
    opens.push(Math.max((await measureOpening(page, clock)) - empty, 0) * MOBILE.cpuRate);
    await close(page);
  }
  await button(page).click();
  await page.getByRole('option').first().waitFor();
  const clear = (): Promise<void> => Promise.resolve();
  const keys = await typedKeys(page, QUERIES.flatMap(keysOf), clear, BETWEEN_KEYS_MS);
  await context.close();
  return { opens, keys };
};
