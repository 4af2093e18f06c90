import type { Locator } from '@playwright/test';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { cutTexts } from '../../support/cut-text.ts';
import { namesIn, textsOf } from '../../support/names.ts';
import { overflow } from '../../support/overflow.ts';
import { ownOrder } from '../../support/own-order.ts';
import { expect, test } from '../../support/test.ts';

const text = textsOf('mfe-exchange', 'de');
const GERMAN = namesIn('de');

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not visible');
  return box;
};

test('the amount to send has enough space next to its button on a tablet, in German', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(`/de/exchange/txs/${id}`);
  const amount = page.getByRole('group', { name: text('deposit.amount') });
  const button = await boxOf(amount.getByRole('button', { name: text('deposit.copyAmount') }));
  expect(button.width).toBeLessThan((await boxOf(amount)).width / 2);
  const label = await boxOf(amount.getByText(text('deposit.amount'), { exact: true }));
  expect(label.height, 'one line').toBeLessThan(30);
});

test('the header with a running order has enough space at 400 % zoom, in every language', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await ownOrder({ page, sandbox, baseURL });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/exchange/history`);
    const orders = page.getByRole('banner').getByRole('link', { name: /1/ }).first();
    await expect(orders, language).toBeVisible();
    expect.soft(await overflow(page), language).toEqual([]);
    expect.soft(await cutTexts(page), language).toEqual([]);
  }
});

test('no line of an order row ends with a dot on a phone', async ({ page, sandbox, baseURL }) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/exchange/history');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: id });
  await expect(row.getByRole('time')).toBeVisible();
  const dot = row.getByText('·', { exact: true });
  await expect(dot).toHaveCount(1);
  await expect(dot).toBeHidden();
});

test('the text of the current step has the same distance from its mark with and without a fact', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/exchange/txs/${id}`);
  const steps = page.getByRole('list', { name: GERMAN.progress });
  const distanceOf = async (status: string, step: string): Promise<number> => {
    await sandbox.setStatus(id, status);
    await page.reload();
    const words = steps.locator('[aria-current]').getByText(step);
    await expect(words).toBeVisible();
    return (await boxOf(words)).y - (await boxOf(steps)).y;
  };
  const withFact = await distanceOf('confirming', text('progress.confirmation'));
  const withoutFact = await distanceOf('exchanging', text('progress.exchange'));
  expect(Math.abs(withFact - withoutFact)).toBeLessThan(2);
});
