import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Browser } from 'playwright';

import { inNewProfile, LONGEST_MS, settle, throttle } from './open-visit.ts';
import type { PageTarget } from './open-visit.ts';
import { pageScript } from './page-script.ts';
import { MOBILE } from './profile.ts';
import { bytesOf, countTraffic } from './traffic.ts';
import type { Traffic } from './traffic.ts';

/** Figures of one visit. Times are ms since the start of navigation, bytes are as transferred. */
export type Visit = {
  readonly fcp: number;
  readonly lcp: number;
  readonly usable: number;
  readonly interactive: number;
  readonly tbt: number;
  readonly cls: number;
  readonly htmlBytes: number;
  readonly cssBytes: number;
  /** Bytes of scripts that are requested before the page is interactive. */
  readonly firstJsBytes: number;
  /** Bytes of all scripts, including those that wait until the processor is idle. */
  readonly jsBytes: number;
  readonly requests: number;
};

const maybe = t.union([t.number, t.null]);
const Collected = t.type(
  {
    fcp: maybe,
    lcp: maybe,
    usable: maybe,
    interactive: maybe,
    longTasks: t.array(t.tuple([t.number, t.number])),
    shifts: t.array(t.tuple([t.number, t.number])),
  },
  'Collected',
);

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

const toVisit = (raw: unknown, traffic: Traffic): Visit => {
  const collected = Collected.decode(raw);
  if (E.isLeft(collected)) throw new Error('the page collected nothing');
  const { fcp, lcp, usable, interactive, longTasks, shifts } = collected.right;
  const late = longTasks.filter(([at, duration]) => at + duration > (fcp ?? 0));
  return {
    fcp: fcp ?? Number.NaN,
    lcp: lcp ?? Number.NaN,
    usable: usable ?? Number.NaN,
    interactive: interactive ?? Number.NaN,
    tbt: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    cls: worstShift(shifts),
    htmlBytes: bytesOf(traffic, 'html'),
    cssBytes: bytesOf(traffic, 'css'),
    firstJsBytes: bytesOf(traffic, 'js', interactive ?? 0),
    jsBytes: bytesOf(traffic, 'js'),
    requests: traffic.requests,
  };
};

/**
 * Visits a page with an empty cache, throttled like a cheap phone on slow 4G. Optionally again with a filled cache.
 */
export const visit = (browser: Browser, target: PageTarget, times: 1 | 2): Promise<readonly Visit[]> =>
  inNewProfile(browser, pageScript(target.milestones), async (page, cdp) => {
    const traffic = countTraffic(cdp);
    const open = async (): Promise<Visit> => {
      traffic.reset();
      await throttle(cdp, MOBILE.cpuRate);
      await page.goto(target.url, { waitUntil: 'load', timeout: LONGEST_MS });
      await settle(page, () => traffic.read().lastAt);
      return toVisit(await page.evaluate('window.__bench'), traffic.read());
    };
    const first = await open();
    if (times === 1) return [first];
    await page.goto('about:blank');
    return [first, await open()];
  });
