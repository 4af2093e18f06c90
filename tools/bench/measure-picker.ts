import { mkdir, writeFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { CHROMIUM } from '../check/browser.ts';
import { fromRoot } from '../webpack/index.ts';
import { toPickerReport } from './picker-report.ts';
import type { PickerTimes } from './picker-report.ts';
import { PICKER_SCRIPT } from './picker-script.ts';
import { MOBILE } from './profile.ts';

const ROWS = [1_500, 12_000];
const OPENINGS = 20;
/** By ticker, name, network, contract, with slips, and taken back. */
const QUERIES = ['usdt', 'bitcoin', 'token', 'etherium', '0xdac17f958', 'usdt tron', 'zilch mark'];
const FLAGS =
  '--no-sandbox --disable-gpu --disable-gpu-vsync --disable-frame-rate-limit --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage'.split(
    ' ',
  );

const Seen = t.type({ keys: t.array(t.number), opens: t.array(t.number) }, 'SeenPicker');

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

/** Everything that is fetched once is there: code, list, search. */
const warmUp = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/exchange?from=btc&to=eth&amount=0.1`);
  await button(page).click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('b');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

const open = async (page: Page): Promise<void> => {
  await button(page).click();
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(300);
};

const close = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Close the list' }).click();
  await page.getByRole('option').first().waitFor({ state: 'detached' });
};

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    // as fast as people type
    await page.waitForTimeout(120);
  }
};

const typeAndTakeBack = async (page: Page, query: string): Promise<void> => {
  const keys = Array.from(query).map((letter) => (letter === ' ' ? 'Space' : letter));
  await press(page, [...keys, ...keys.map(() => 'Backspace')]);
};

const measure = async (browser: Browser, origin: string, rows: number): Promise<PickerTimes> => {
  const namespace = await askForRows(origin, rows);
  const context = await browser.newContext({ viewport: MOBILE.viewport });
  await context.addCookies([{ name: 'sandbox_namespace', value: namespace, url: origin }]);
  const page = await context.newPage();
  await warmUp(page, origin);
  await page.evaluate(PICKER_SCRIPT);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.cpuRate });
  for (let times = 0; times < OPENINGS; times += 1) {
    await open(page);
    await close(page);
  }
  await open(page);
  for (const query of QUERIES) await typeAndTakeBack(page, query);
  const seen = Seen.decode(await page.evaluate('window.__picker'));
  await context.close();
  if (E.isLeft(seen)) throw new Error('the picker showed nothing to measure');
  return { rows, ...seen.right };
};

/** Measures the picker of a running site and writes `docs/bench-picker.json` and `docs/bench-picker.md`. */
export const benchPicker = async (origin: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const measured: PickerTimes[] = [];
    for (const rows of ROWS) measured.push(await measure(browser, origin, rows));
    const { markdown, figures } = toPickerReport(measured);
    await mkdir(fromRoot('docs'), { recursive: true });
    await writeFile(fromRoot('docs/bench-picker.json'), `${JSON.stringify(figures, null, 2)}\n`);
    await writeFile(fromRoot('docs/bench-picker.md'), markdown);
    return markdown;
  } finally {
    await browser.close();
  }
};
