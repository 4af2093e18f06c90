import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';

import { BROWSER_FLAGS, CHROMIUM } from '../check/browser.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { MOBILE } from './profile.ts';

/** The figures of one visit; times in ms since navigation started, bytes as transferred. */
export type Visit = {
  readonly fcp: number;
  readonly lcp: number;
  readonly usable: number;
  readonly mounted: number;
  readonly tbt: number;
  readonly cls: number;
  /** Of scripts that are requested until the remote has hydrated. */
  readonly firstJsBytes: number;
  /** Of all scripts, including those that wait until the processor is idle. */
  readonly jsBytes: number;
  readonly requests: number;
};

export type PageTarget = {
  readonly url: string;
  readonly readySelector: string;
  readonly isRepeat: boolean;
  /** Fingerprint of the server's certificate. */
  readonly fingerprint: string;
};

const maybe = t.union([t.number, t.null]);
const Collected = t.type(
  {
    fcp: maybe,
    lcp: maybe,
    usable: maybe,
    mounted: maybe,
    longTasks: t.array(t.tuple([t.number, t.number])),
    shifts: t.array(t.tuple([t.number, t.number])),
  },
  'Collected',
);

const QUIET_MS = 1_500;
const LONGEST_MS = 45_000;

const throttle = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: MOBILE.latencyMs,
    downloadThroughput: MOBILE.downBytesPerSecond,
    uploadThroughput: MOBILE.upBytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.cpuRate });
};

/** A transferred script and the time of its request, in ms since the page was requested. */
type LoadedScript = { readonly askedAt: number; readonly bytes: number };
type Traffic = {
  readonly scripts: readonly LoadedScript[];
  readonly requests: number;
  readonly lastAt: number;
};

const noTraffic = (): Traffic => ({ scripts: [], requests: 0, lastAt: Date.now() });

/** Counts transferred bytes; answers of the HTTP cache do not count. */
const countTraffic = (cdp: CDPSession) => {
  const scripts = new Set<string>();
  const cached = new Set<string>();
  const askedAt = new Map<string, number>();
  let pageAskedAt: number | null = null;
  let state = noTraffic();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    pageAskedAt ??= timestamp;
    askedAt.set(requestId, (timestamp - pageAskedAt) * 1_000);
    if (type === 'Script' || (type === 'Other' && request.url.endsWith('.js'))) scripts.add(requestId);
    state = { ...state, requests: state.requests + 1, lastAt: Date.now() };
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    cached.add(requestId);
    state = { ...state, requests: state.requests - 1 };
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isLoaded = scripts.has(requestId) && !cached.has(requestId);
    const loaded = isLoaded ? [{ askedAt: askedAt.get(requestId) ?? 0, bytes: encodedDataLength }] : [];
    state = { ...state, scripts: [...state.scripts, ...loaded], lastAt: Date.now() };
  });
  return {
    read: () => state,
    reset: () => {
      pageAskedAt = null;
      state = noTraffic();
    },
  };
};

const bytesOf = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

const settle = async (page: Page, lastAt: () => number): Promise<void> => {
  const endsAt = Date.now() + LONGEST_MS;
  while (Date.now() < endsAt) {
    await page.waitForTimeout(100);
    if (Date.now() - lastAt() < QUIET_MS) continue;
    const isQuiet = await page.evaluate(`performance.now() - window.__bench.last > ${String(QUIET_MS)}`);
    if (isQuiet === true) return;
  }
};

/** Largest session window of layout shifts, as defined by the web vitals. */
const worstShift = (shifts: readonly (readonly [number, number])[]): number => {
  let worst = 0;
  let current = 0;
  let startedAt = 0;
  let previousAt = Number.NEGATIVE_INFINITY;
  for (const [at, value] of shifts) {
    const isNew = at - previousAt > 1_000 || at - startedAt > 5_000;
    current = isNew ? value : current + value;
    if (isNew) startedAt = at;
    previousAt = at;
    worst = Math.max(worst, current);
  }
  return worst;
};

const toVisit = (raw: unknown, { scripts, requests }: Traffic): Visit => {
  const collected = Collected.decode(raw);
  if (E.isLeft(collected)) throw new Error('the page collected nothing');
  const { fcp, lcp, usable, mounted, longTasks, shifts } = collected.right;
  const late = longTasks.filter(([at, duration]) => at + duration > (fcp ?? 0));
  return {
    fcp: fcp ?? Number.NaN,
    lcp: lcp ?? Number.NaN,
    usable: usable ?? Number.NaN,
    mounted: mounted ?? Number.NaN,
    tbt: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    cls: worstShift(shifts),
    firstJsBytes: bytesOf(scripts.filter(({ askedAt }) => askedAt <= (mounted ?? 0))),
    jsBytes: bytesOf(scripts),
    requests,
  };
};

/** Runs one visit in a new browser, throttled like a cheap phone on slow 4G. */
export const visit = async ({ url, readySelector, isRepeat, fingerprint }: PageTarget): Promise<Visit> => {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...BROWSER_FLAGS, `--ignore-certificate-errors-spki-list=${fingerprint}`],
    viewport: MOBILE.viewport,
    deviceScaleFactor: MOBILE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: MOBILE.userAgent,
  });
  try {
    await context.addInitScript(PAGE_SCRIPT(readySelector));
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const traffic = countTraffic(cdp);
    const open = async (): Promise<void> => {
      await throttle(cdp);
      await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
      await settle(page, () => traffic.read().lastAt);
    };
    await open();
    if (isRepeat) {
      await page.goto('about:blank');
      traffic.reset();
      await open();
    }
    return toVisit(await page.evaluate('window.__bench'), traffic.read());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
};
