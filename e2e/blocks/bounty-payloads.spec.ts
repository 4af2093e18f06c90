import { ALARM, XSS_PAYLOADS } from '../support/xss-payloads.ts';
import { expect, test } from './support/blocks-test.ts';

/** A list shows no more items than this. */
const A_PAGE = 200;

const escaped = (items: unknown): string => JSON.stringify(items).replaceAll('<', String.raw`\u003c`);

test('five hundred payloads as labels and contents of the bounty list do nothing', async ({
  page,
  foreign,
}) => {
  test.slow();
  for (let from = 0; from < XSS_PAYLOADS.length; from += A_PAGE)
    await test.step(`from ${String(from)}`, async () => {
      const items = XSS_PAYLOADS.slice(from, from + A_PAGE).map((payload) => ({
        label: payload,
        content: `<p>shown</p>${payload}`,
      }));
      await page.route('**/sandbox/samples/blocks*', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(
          /(id="bounty-dropdown-list-data">).*?(<\/script>)/s,
          (_, opening: string, closing: string) => `${opening}${escaped(items)}${closing}`,
        );
        // without the page's own policy: nothing but our cleaning stands between a payload and the page
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      });
      await page.goto(foreign.pageOf('bounty-dropdown-list'));
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
      await page.unroute('**/sandbox/samples/blocks*');
    });
});
