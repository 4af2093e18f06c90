import type { APIRequestContext, Page } from '@playwright/test';

import type { SandboxControl } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';
import { ALARM, FEW_XSS_PAYLOADS, XSS_PAYLOADS } from '../support/xss-payloads.ts';

/** A currency with a payload in every text: name, ticker, network, link, icon. */
const hostileCoin = (payload: string, index: number) => ({
  id: index + 1,
  name: payload,
  ticker: `t${String(index)}`,
  currentTicker: payload,
  network: payload,
  link: `${String(index)}-${payload}`,
  icon: { url: payload },
  isPage: true,
  isFiat: false,
  isUnpopular: false,
  isFixedRateEnabled: true,
  redirectTo: null,
});

/** Lets all services of the listing return these currencies. */
const serveHostile = (sandbox: SandboxControl, coins: readonly ReturnType<typeof hostileCoin>[]) => {
  const [coin] = coins;
  const links = coins.map(({ link }) => link);
  const pairs = {
    coinFrom: coin,
    currentCurrency: coin,
    nameAndCurrentTicker: coin?.name,
    pairsCurrencies: coins,
    validPairsLinks: links,
  };
  return sandbox.setFaults([
    { path: '^/content/currencies$', action: 'status', status: 200, body: coins },
    { path: '^/content/available-buy', action: 'status', status: 200, body: links },
    { path: '^/content/coin-pairs', action: 'status', status: 200, body: pairs },
  ]);
};

/** Effects of a payload: its global variable, or an element that no page of the site has. */
const traces = (page: Page): Promise<unknown> =>
  page.evaluate(
    (alarm) => ({
      alarm: Reflect.has(globalThis, alarm),
      foreign: [...document.querySelectorAll('main *')]
        .filter((element) =>
          element.matches(
            'script, iframe, object, embed, base, video, math, marquee, [onerror], [onload], [onfocus], [ontoggle], [onstart], img[src="x"], a[href^="javascript:"], form[action^="javascript:"]',
          ),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    }),
    ALARM,
  );
const NOTHING = { alarm: false, foreign: [] };

const mounted = (page: Page): Promise<void> =>
  expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();

/** Number of elements that no page of the site has, in the page that the server writes for the search. */
const foreignElements = async (page: Page, request: APIRequestContext, payload: string): Promise<number> => {
  const html = await (await request.get(`/currencies?q=${encodeURIComponent(payload)}`)).text();
  return page.evaluate(
    (text) =>
      new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelectorAll(
          'main script, iframe, object, base, marquee, math, [onerror], [onload], [onfocus], img[src="x"]',
        ).length,
    html,
  );
};

/** A page with more rows takes longer to mount than the shell waits on a busy machine. */
const ROWS = 50;

const batchesOf = (payloads: readonly string[]): readonly (readonly string[])[] =>
  payloads.flatMap((_, index) => (index % ROWS === 0 ? [payloads.slice(index, index + ROWS)] : []));

test('the payloads differ from each other', () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(500);
  expect(FEW_XSS_PAYLOADS.filter((payload) => !XSS_PAYLOADS.includes(payload))).toEqual([]);
  expect(new Set(FEW_XSS_PAYLOADS).size).toBe(ROWS);
});

for (const { amount, payloads, isFirstTier } of [
  { amount: 'fifty', payloads: FEW_XSS_PAYLOADS, isFirstTier: true },
  { amount: 'five hundred', payloads: XSS_PAYLOADS, isFirstTier: false },
]) {
  for (const [index, batch] of batchesOf(payloads).entries())
    test(
      `${amount} payloads as names, tickers, networks and links of coins are text, part ${String(index + 1)}`,
      tierOf(isFirstTier),
      async ({ page, sandbox, problems }) => {
        // the server rejects a URL with such a ticker, and no coin has such a link
        problems.allow(/status of (?:404|431)/);
        const coins = batch.map(hostileCoin);
        await serveHostile(sandbox, coins);
        const from = `/from-${encodeURIComponent((coins[0]?.link ?? '').toLowerCase())}`;
        for (const path of ['/currencies', '/all-currencies-exchange', '/all-currencies-buy', from])
          await test.step(path, async () => {
            await page.goto(path);
            await mounted(page);
            expect(await traces(page)).toEqual(NOTHING);
          });
        await page.goto('/all-currencies-exchange');
        await expect(page.locator('main li a[href*="/from-"]')).toHaveCount(batch.length);
      },
    );

  test(
    `${amount} payloads typed into the search, or in its address, are text`,
    tierOf(isFirstTier),
    async ({ page }) => {
      await page.goto('/currencies');
      await mounted(page);
      const search = page.getByRole('searchbox');
      await search.focus();
      for (const payload of payloads) await search.fill(payload);
      expect(await traces(page)).toEqual(NOTHING);
      await expect(search).toHaveValue((payloads.at(-1) ?? '').slice(0, 100));

      for (const payload of payloads.filter((_, index) => index % Math.ceil(payloads.length / 4) === 0)) {
        await page.goto(`/currencies?q=${encodeURIComponent(payload)}`);
        await mounted(page);
        expect(await traces(page), payload).toEqual(NOTHING);
      }
    },
  );

  test(
    `the server writes ${amount} payloads of an address as text`,
    tierOf(isFirstTier),
    async ({ page, request }) => {
      // a page without our policy, which would not allow HTML to be parsed
      await page.goto('about:blank');
      for (const payload of payloads)
        expect.soft(await foreignElements(page, request, payload), payload).toBe(0);
    },
  );
}
