import type { Page } from '@playwright/test';

import { DOMPURIFY_FIXTURES } from '../support/dompurify-fixtures.ts';
import { NEWER_TOPICS } from '../support/newer-dompurify-topics.ts';
import { ALARM, XSS_PAYLOADS } from '../support/xss-payloads.ts';
import { expect, test } from './support/blocks-test.ts';

/** Maximum number of items in a list. */
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

/** Must not appear in a sanitised item. */
const STRANGERS =
  'script, iframe, object, embed, base, video, audio, math, marquee, img, form, style, [onerror], [onload], [onfocus], [onclick], [ontoggle], [onstart], [onmouseover], a[href^="javascript:"], [id], [name]:not(details)';

/** Opens a list of the payloads, one page at a time; none of them may run. */
const expectHarmless = async (page: Page, address: string, payloads: readonly string[]): Promise<void> => {
  for (let from = 0; from < payloads.length; from += A_LIST)
    await test.step(`from ${String(from)}`, async () => {
      const items = payloads.slice(from, from + A_LIST).map((payload) => ({
        label: payload,
        content: `<p>shown</p>${payload}`,
      }));
      await page.goto(address);
      await page.waitForFunction(() => 'coinlaneBlocks' in window);
      await addList(page, items);
      const list = page.locator('bounty-dropdown-list');
      await expect(list.locator('details')).toHaveCount(items.length);
      await list.locator('details').evaluateAll((all) => {
        for (const details of all) if (details instanceof HTMLDetailsElement) details.open = true;
      });
      await expect(list.getByText('shown').first()).toBeVisible();
      await expect(list.locator(STRANGERS)).toHaveCount(0);
      expect(await page.evaluate((alarm) => Reflect.has(globalThis, alarm), ALARM)).toBe(false);
    });
};

test('five hundred payloads as labels and contents of the bounty list do nothing', async ({
  page,
  foreign,
}) => {
  test.slow();
  await expectHarmless(page, foreign.pageOf('nothing'), XSS_PAYLOADS);
});

test("the 185 inputs and 38 newer topics of DOMPurify's own tests do nothing, and open no dialog", async ({
  page,
  foreign,
}) => {
  test.slow();
  expect(DOMPURIFY_FIXTURES).toHaveLength(185);
  expect(new Set(NEWER_TOPICS.map(({ topic }) => topic)).size).toBe(38);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const newer = NEWER_TOPICS.flatMap(({ inputs }) => inputs);
  await expectHarmless(page, foreign.pageOf('nothing'), [...DOMPURIFY_FIXTURES, ...newer]);
  expect(dialogs).toEqual([]);
});
