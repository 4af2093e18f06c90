import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';
import { ALARM, XSS_PAYLOADS } from '../support/xss-payloads.ts';

/** A list in which every text is a payload: names, tickers, networks, links. */
const HOSTILE = XSS_PAYLOADS.map((payload, index) => ({
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
}));
const [FIRST] = HOSTILE;

/** What a payload would have left behind: its alarm, or an element no page of ours has. */
const traces = (page: Page): Promise<unknown> =>
  page.evaluate(
    (alarm) => ({
      alarm: Reflect.has(globalThis, alarm),
      strangers: [...document.querySelectorAll('main *')]
        .filter((element) =>
          element.matches(
            'script, iframe, object, embed, base, video, math, marquee, [onerror], [onload], [onfocus], [ontoggle], [onstart], img[src="x"], a[href^="javascript:"], form[action^="javascript:"]',
          ),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    }),
    ALARM,
  );
const NOTHING = { alarm: false, strangers: [] };

const mounted = (page: Page): Promise<void> =>
  expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();

test('five hundred payloads as names, tickers, networks and links of coins are text', async ({
  page,
  sandbox,
  problems,
}) => {
  test.slow();
  // such tickers make an address no server reads, and such a link is no coin's
  problems.allow(/status of (?:404|431)/);
  expect(XSS_PAYLOADS).toHaveLength(500);
  expect(new Set(XSS_PAYLOADS).size).toBe(500);
  const coin = HOSTILE[0];
  await sandbox.setFaults([
    { path: '^/content/currencies$', action: 'status', status: 200, body: HOSTILE },
    { path: '^/content/available-buy', action: 'status', status: 200, body: HOSTILE.map(({ link }) => link) },
    {
      path: '^/content/coin-pairs',
      action: 'status',
      status: 200,
      body: {
        coinFrom: coin,
        currentCurrency: coin,
        nameAndCurrentTicker: coin?.name,
        pairsCurrencies: HOSTILE,
        validPairsLinks: HOSTILE.map(({ link }) => link),
      },
    },
  ]);
  const link = encodeURIComponent((FIRST?.link ?? '').toLowerCase());
  for (const path of [
    '/currencies',
    '/currencies?page=5',
    '/all-currencies-exchange',
    '/all-currencies-buy',
    `/from-${link}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await mounted(page);
      expect(await traces(page)).toEqual(NOTHING);
    });
  }
  await page.goto('/all-currencies-exchange');
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
  expect(await page.locator('main li a[href*="/from-"]').count()).toBe(500);
});

test('five hundred payloads typed into the search, or come with its address, are text', async ({ page }) => {
  test.slow();
  await page.goto('/currencies');
  await mounted(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  for (const payload of XSS_PAYLOADS) await search.fill(payload);
  expect(await traces(page)).toEqual(NOTHING);
  await expect(search).toHaveValue((XSS_PAYLOADS.at(-1) ?? '').slice(0, 100));

  const [first = '', , , , , , , , last = ''] = XSS_PAYLOADS.filter((_, index) => index % 50 === 0);
  for (const payload of [first, last, ...XSS_PAYLOADS.slice(400, 404)]) {
    await page.goto(`/currencies?q=${encodeURIComponent(payload)}`);
    await mounted(page);
    expect(await traces(page), payload).toEqual(NOTHING);
  }
});

test('the server writes five hundred payloads of an address as text', async ({ page, request }) => {
  test.slow();
  // a page without our policy, which would not let markup be read at all
  await page.goto('about:blank');
  for (const payload of XSS_PAYLOADS) {
    const html = await (await request.get(`/currencies?q=${encodeURIComponent(payload)}`)).text();
    const strangers = await page.evaluate(
      (text) =>
        [
          ...new DOMParser()
            .parseFromString(text, 'text/html')
            .querySelectorAll(
              'main script, iframe, object, base, marquee, math, [onerror], [onload], [onfocus], img[src="x"]',
            ),
        ].length,
      html,
    );
    expect.soft(strangers, payload).toBe(0);
  }
});
