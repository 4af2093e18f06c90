import { expectAccessible } from '../support/accessibility.ts';
import { signedInAs } from '../support/account.ts';
import { exchangeForm } from '../screens/exchange-form.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { expect, test } from '../support/test.ts';

const LINK_ID = '0123456789abcd';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

test('a referral link is built, opened, and its order is the partner’s', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/referral-links');
  const builder = page.getByRole('region', { name: 'Build a link' });
  await builder.getByLabel('Link id').fill('not an id');
  await expect(builder.getByText('A link id has only letters')).toBeVisible();
  await builder.getByLabel('Link id').fill(LINK_ID);
  await builder.getByLabel('From (ticker)').fill('btc');
  await builder.getByLabel('To (ticker)').fill('eth');
  await builder.getByRole('button', { name: 'Show QR code' }).click();
  await expect(builder.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expectAccessible(page, 'the link builder');
  const link = (await builder.getByText(`link_id=${LINK_ID}`).textContent()) ?? '';
  expect(new URL(link).search).toBe(`?from=btc&to=eth&link_id=${LINK_ID}`);

  await page.goto(link);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'linkId');
  expect(cookie?.value).toBe(LINK_ID);
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - THIRTY_DAYS)).toBeLessThan(600);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  const form = exchangeForm(page);
  await form.recipient.fill(RECIPIENTS.eth);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  expect((await sandbox.orders())[0]?.payload['linkId']).toBe(LINK_ID);
});

test('an invalid link id leaves the cookie unchanged, and a later link replaces the first', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'linkId')?.value;
  await page.goto(`/currencies?link_id=${encodeURIComponent('<b>;x=1')}`);
  expect(await kept()).toBeUndefined();
  await page.goto('/currencies?link_id=first-partner');
  await page.goto('/de/blog?link_id=second-partner');
  await page.goto('/embed?link_id=widget-partner');
  expect(await kept()).toBe('second-partner');
});

test('a signed-in user is not a referral', async ({ page, sandbox, baseURL }) => {
  await signedInAs(page, { origin: baseURL ?? '', sandbox });
  await page.goto(`/exchange?from=btc&to=eth&amount=0.1&link_id=${LINK_ID}`);
  const form = exchangeForm(page);
  await form.recipient.fill(RECIPIENTS.eth);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  expect((await sandbox.orders())[0]?.payload['linkId']).toBe('');
});
