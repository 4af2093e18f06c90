import { chromium } from 'playwright';

import { BROWSER_FLAGS, CHROMIUM } from '../check/browser.ts';
import { MOBILE } from './profile.ts';

/**
 * The time that the page is busy while an amount is typed, on a processor four times slower: `node tools/bench/typing.ts
 * http://localhost:4173`. Prints every task over 50 ms; ends with 1 if there is one.
 */
const LONGEST_MS = 50;
const KEYS = '0.123456789';
const PAUSE_MS = 250;

const WATCH = `(() => {
  window.__tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__tasks.push([startTime, duration]);
  }).observe({ type: 'longtask' });
})()`;

const isTask = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

const tasksWhileTyping = async (site: string): Promise<readonly (readonly [number, number])[]> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: MOBILE.viewport });
    await page.goto(`${site}/exchange?from=btc&to=eth&amount=0.1`, { waitUntil: 'networkidle' });
    const cdp = await page.context().newCDPSession(page);
    const field = page.locator('#exchange-send');
    await field.fill('');
    await page.waitForTimeout(2000);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.cpuRate });
    await page.evaluate(WATCH);
    for (const key of KEYS) {
      await field.press(key === '.' ? 'Period' : key);
      await page.waitForTimeout(PAUSE_MS);
    }
    await page.waitForTimeout(2000);
    const found: unknown = await page.evaluate('window.__tasks');
    return Array.isArray(found) ? found.filter(isTask) : [];
  } finally {
    await browser.close();
  }
};

const tasks = await tasksWhileTyping(process.argv[2] ?? 'http://localhost:4173');
const long = tasks.filter(([, duration]) => duration > LONGEST_MS);
for (const [at, duration] of long) process.stdout.write(`${at.toFixed(0)} ms: ${duration.toFixed(0)} ms\n`);
process.stdout.write(`${String(long.length)} tasks over ${String(LONGEST_MS)} ms while ${KEYS} was typed\n`);
if (long.length > 0) process.exitCode = 1;
