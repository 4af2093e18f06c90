import type { Page } from '@playwright/test';

import { ALARM, XSS_PAYLOADS } from '../support/xss-payloads.ts';
import { expect, test } from './support/blocks-test.ts';

/** A list shows no more items than this. */
const A_LIST = 200;

type Item = { readonly label: string; readonly content: string };

/** Puts a bounty list with its data into the page, as the page's own script would. */
const addList = (page: Page, items: readonly Item[]): Promise<void> =>
  page.evaluate((list) => {
    const block = document.createElement('bounty-dropdown-list');
    const data = document.createElement('script');
    data.type = 'application/json';
    data.textContent = JSON.stringify(list);
    block.append(data);
    document.querySelector('main')?.append(block);
    window.coinlaneBlocks?.scan();
  }, items);

test('five hundred payloads as labels and contents of the bounty list do nothing', async ({
  page,
  foreign,
}) => {
  test.slow();
  for (let from = 0; from < XSS_PAYLOADS.length; from += A_LIST)
    await test.step(`from ${String(from)}`, async () => {
      const items = XSS_PAYLOADS.slice(from, from + A_LIST).map((payload) => ({
        label: payload,
        content: `<p>shown</p>${payload}`,
      }));
      await page.goto(foreign.pageOf('nothing'));
      await page.waitForFunction(() => 'coinlaneBlocks' in window);
      await addList(page, items);
      const list = page.locator('bounty-dropdown-list');
      await expect(list.locator('details')).toHaveCount(items.length);
      await list.locator('details').evaluateAll((all) => {
        for (const details of all) if (details instanceof HTMLDetailsElement) details.open = true;
      });
      await expect(list.getByText('shown').first()).toBeVisible();

      const strangers = list.locator(
        'script, iframe, object, embed, base, video, math, marquee, img, form, [onerror], [onload], [onfocus], [ontoggle], [onstart], [onmouseover], a[href^="javascript:"]',
      );
      await expect(strangers).toHaveCount(0);
      expect(await page.evaluate((alarm) => Reflect.has(globalThis, alarm), ALARM)).toBe(false);
    });
});
