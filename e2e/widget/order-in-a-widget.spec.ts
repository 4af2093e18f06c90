import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';

import { holdOrder } from '../support/hold-order.ts';
import { ENGLISH } from '../support/names.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { expect, test } from './support/partner-page.ts';

const LINK_ID = '0123456789abcd';

/** The messages that the partner's page received, by type. */
const heard = (page: Page, type: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate((wanted) => {
    const all: readonly Record<string, unknown>[] = Reflect.get(window, 'heard');
    return all.filter((message) => message['type'] === wanted);
  }, type);

const violationsIn = async (page: Page): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).include(['iframe', '#main']).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );

const heightOf = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

/** Uses only the keyboard: the widget must be usable without a pointer. */
const orderByKeyboard = async (page: Page, widget: FrameLocator): Promise<void> => {
  await widget.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  const recipient = widget.getByRole('textbox', { name: ENGLISH.recipient, exact: true });
  await recipient.focus();
  await page.keyboard.insertText(RECIPIENTS.eth);
  for (const name of [ENGLISH.review, ENGLISH.createOrder]) {
    await widget.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  }
};

test('an order is created in a widget on a page of another site whose scripts throw', async ({
  page,
  partner,
  sandbox,
}) => {
  partner.show(
    `<div data-coinlane-widget data-from="btc" data-to="eth" data-amount="0.2" data-color="#FF7A00" data-link-id="${LINK_ID}" data-faq="maybe"></div><script src="${partner.site}/widget.js" async></script>`,
  );
  await page.goto(partner.origin);
  const widget = page.frameLocator('iframe');

  await test.step('Then the widget has the settings of the page and the right height, and reports invalid parameters', async () => {
    await expect(widget.getByRole('textbox', { name: ENGLISH.youSend })).toHaveValue('0.2');
    await expect(widget.getByText(/1 BTC ≈/).first()).toBeVisible();
    await expect.poll(() => heard(page, 'ready')).toEqual([expect.objectContaining({ problems: ['faq'] })]);
    const heightWithin = (): Promise<number> =>
      widget.locator('#main > div').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    // measures both each time: a new offer may change the widget's height
    await expect.poll(async () => (await heightOf(page)) - (await heightWithin())).toBe(0);
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Crypto exchange');
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts allow-same-origin/);
    expect(await violationsIn(page)).toEqual([]);
  });

  await test.step('When an order is made by keyboard, the page is notified, and the partner has it', async () => {
    const before = await heightOf(page);
    await orderByKeyboard(page, widget);
    await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
    await holdOrder(sandbox);
    await expect(widget.getByRole('group', { name: ENGLISH.depositAddress })).toBeVisible();
    const [order, ...more] = await sandbox.orders();
    expect(more).toEqual([]);
    expect(order?.payload['linkId']).toBe(LINK_ID);
    await expect
      .poll(() => heard(page, 'created'))
      .toEqual([expect.objectContaining({ transactionId: order?.id, fromTicker: 'btc', toTicker: 'eth' })]);
    await expect
      .poll(async () => (await heard(page, 'status')).at(-1))
      .toMatchObject({ transactionId: order?.id, status: 'waiting' });
    await expect.poll(() => heightOf(page)).not.toBe(before);
    const copy = widget.getByRole('button', { name: 'Copy deposit address' });
    expect((await copy.boundingBox())?.width, 'room in a wide frame').toBeGreaterThan(240);
    expect(await violationsIn(page)).toEqual([]);
  });

  await test.step('Then its page opens beside the partner’s', async () => {
    const [order] = await sandbox.orders();
    const opened = page.context().waitForEvent('page');
    await widget.getByRole('link', { name: /Open this order on Coinlane/ }).click();
    const own = await opened;
    await expect(own).toHaveURL(`${partner.site}/exchange/txs/${order?.id ?? ''}`);
    await expect(own.getByRole('group', { name: ENGLISH.depositAddress })).toBeVisible();
    await own.close();
  });

  await test.step('Then the page is notified when the order advances', async () => {
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'finished');
    await expect.poll(async () => (await heard(page, 'status')).at(-1)).toMatchObject({ status: 'finished' });
    await expect(widget.getByRole('status').filter({ hasText: 'sent to your wallet' })).toBeVisible();
  });
});

test('messages of other senders are ignored by both sides', async ({ page, partner }) => {
  partner.show(
    `<div data-coinlane-widget data-to="eth"></div><script src="${partner.site}/widget.js" async></script>`,
  );
  await page.goto(partner.origin);
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  const widget = page.frameLocator('iframe');
  await expect(widget.getByText(/1 BTC ≈/).first()).toBeVisible();

  await page.evaluate(() => {
    const source = 'coinlane-widget';
    window.postMessage({ source, type: 'created', transactionId: 'forged' }, '*');
    window.postMessage({ source, type: 'resize', height: 130 }, '*');
    document
      .querySelector('iframe')
      ?.contentWindow?.postMessage({ source, type: 'configure', search: '?from=xmr&darkMode=true' }, '*');
  });
  // the next message of the widget arrives after them
  const before = await heard(page, 'resize');
  await widget.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(async () => (await heard(page, 'resize')).length).toBeGreaterThan(before.length);
  expect(await heard(page, 'created')).toEqual([]);
  expect(await heightOf(page)).toBeGreaterThan(130);
  await expect(widget.getByRole('button', { name: ENGLISH.chooseFrom })).toContainText('BTC');
  await expect(widget.locator('html')).toHaveAttribute('data-theme', 'light');
});
