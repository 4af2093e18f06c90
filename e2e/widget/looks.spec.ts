import type { Page } from '@playwright/test';

import { textsOf } from '../support/names.ts';
import { expect, test } from './support/partner-page.ts';

const frameOf = (site: string, search: string, width: number): string =>
  `<iframe src="${site}/embed${search}" title="w" width="${String(width)}" height="900" referrerpolicy="origin"></iframe>`;

const overflowIn = (page: Page): Promise<number> =>
  page
    .frameLocator('iframe')
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);

const LOOKS = [
  { language: 'de', search: '?lang=de-DE&darkMode=true', theme: 'dark', background: 'rgb(43, 43, 53)' },
  { language: 'ja', search: '?lang=ja-JP&horizontal=true', theme: 'light', background: 'rgb(255, 255, 255)' },
  {
    language: 'fr',
    search:
      '?lang=fr-FR&backgroundColor=FFF4E0&topUpMode=true&topUpCurrency=eth&topUpAddress=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    theme: 'light',
    background: 'rgb(255, 244, 224)',
  },
];

/** Overflow appears first in the narrowest frame. */
const WIDTHS = [
  { width: 320, tag: [] },
  { width: 480, tag: '@long' },
  { width: 900, tag: '@long' },
];

for (const { language, search, theme, background } of LOOKS)
  for (const { width, tag } of WIDTHS)
    test(
      `a widget in ${language}, ${theme}, fits a frame of ${String(width)} pixels`,
      { tag },
      async ({ page, partner }) => {
        const say = textsOf('mfe-exchange', language);
        partner.show(frameOf(partner.site, search, width), 'none');
        await page.goto(partner.origin);
        const widget = page.frameLocator('iframe');
        await widget.getByRole('button', { name: say('widget.continue') }).click();
        await expect(
          widget.getByRole('button', { name: say('review.start.crypto'), exact: true }),
        ).toBeVisible();
        await expect(widget.locator('html')).toHaveAttribute('lang', language);
        await expect(widget.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(widget.locator('body')).toHaveCSS('background-color', background);
        expect(await overflowIn(page), `at ${String(width)} px`).toBe(0);
      },
    );

test('a wide widget has the price and the button next to the amounts', async ({ page, partner }) => {
  partner.show(frameOf(partner.site, '?from=btc&to=eth&amount=0.1&horizontal=true', 900), 'none');
  await page.goto(partner.origin);
  const widget = page.frameLocator('iframe');
  const price = widget.getByText('Total cost');
  const button = widget.getByRole('button', { name: 'Continue' });
  await expect(price).toBeVisible();
  const [priceBox, buttonBox] = [await price.boundingBox(), await button.boundingBox()];
  expect(priceBox?.x).toBe(buttonBox?.x);
  expect(priceBox?.y).toBeLessThan(buttonBox?.y ?? 0);
});

test('the languages of a widget are switched in it', async ({ page, partner }) => {
  partner.show(frameOf(partner.site, '?from=ltc&to=eth', 480), 'none');
  await page.goto(partner.origin);
  const widget = page.frameLocator('iframe');
  await widget.getByRole('combobox', { name: 'Language' }).selectOption({ label: '한국어' });
  await expect(widget.locator('html')).toHaveAttribute('lang', 'ko');
  const say = textsOf('mfe-exchange', 'ko');
  await expect(widget.getByRole('button', { name: say('pair.chooseFrom') })).toContainText('LTC');
  await expect(widget.getByRole('heading', { level: 1, name: say('widget.title') })).toBeVisible();
});

test('only the partner’s currencies can be chosen', async ({ page, partner }) => {
  partner.show(frameOf(partner.site, '?currencies=xmr,ltc,eth', 480), 'none');
  await page.goto(partner.origin);
  const widget = page.frameLocator('iframe');
  const choose = widget.getByRole('button', { name: 'Choose currency to send' });
  await expect(choose).toContainText('XMR');
  await expect(widget.getByRole('radio', { name: 'Buy' })).toHaveCount(0);
  await choose.click();
  const picker = widget.getByRole('dialog', { name: 'Choose currency' });
  await expect(picker.getByRole('option').first()).toBeVisible();
  const names = await picker.getByRole('option').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.filter((name) => !/XMR|LTC|ETH/.test(name))).toEqual([]);
});

for (const path of ['/exchange', '/', '/de/exchange-widget', '/embed/colours.css'])
  test(`no site may frame ${path}`, async ({ page, partner, problems }) => {
    problems.allow(/frame-ancestors|csp-report/);
    partner.show(`<iframe src="${partner.site}${path}" title="w" width="480" height="600"></iframe>`, 'none');
    const reply = page.waitForResponse(`${partner.site}${path}`);
    await page.goto(partner.origin);
    expect((await reply).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  });
