import { readFile } from 'node:fs/promises';

import { expectAccessible } from '../../support/accessibility.ts';
import { createOrder } from '../../support/create-order.ts';
import { ownOrder } from '../../support/own-order.ts';
import { pressUntil } from '../../support/press-until.ts';
import { expect, test } from '../../support/test.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

test('an order of this browser is in its history, which finds any other by its id', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const other = await createOrder(baseURL ?? '', sandbox.namespace, {
    from: 'btc',
    to: 'eth',
    amount: '0.2',
  });
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'exchanging');
  await test.step('When the history is opened from the order', async () => {
    await page.goto(`/exchange/txs/${id}`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Orders/ })
      .click();
  });
  const rows = page.getByRole('list', { name: 'Your orders' }).getByRole('listitem');
  await test.step('Then the order is there with its state, and the other is not', async () => {
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(id);
    await expect(rows.first()).toContainText('Exchanging');
    await expectAccessible(page, 'history');
  });
  await test.step('When an invalid ID is entered', async () => {
    const field = page.getByRole('textbox', { name: 'Transaction ID' });
    const button = page.getByRole('button', { name: 'Open order' });
    await field.fill('x');
    await button.click();
    await expect(page.getByText(/A transaction ID has 6 to 32/)).toBeVisible();
    // next to the field, not to its error
    const topOf = async (part: typeof field) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(Math.abs((await topOf(button)) - (await topOf(field)))).toBeLessThanOrEqual(2);
  });
  await test.step('And then the ID of the other order', async () => {
    await page.getByRole('textbox', { name: 'Transaction ID' }).fill(` ${other.id.toUpperCase()} `);
    await page.getByRole('button', { name: 'Open order' }).click();
    await expect(page).toHaveURL(new RegExp(`/exchange/txs/${other.id}$`));
    await expect(transactionStatus(page).stage).not.toBeEmpty();
  });
  await test.step('Then it is not an order of this browser', async () => {
    await page.goto('/exchange/history');
    await expect(rows).toHaveCount(1);
  });
});

test('the last known state of an order is shown while the service is down, with its age', async ({
  page,
  sandbox,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 50[234]/);
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'confirming');
  await page.goto(`/exchange/txs/${id}`);
  await expect(transactionStatus(page).stage).toHaveText('Your deposit is being confirmed');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('exchange-orders') ?? ''))
    .toContain('"confirming"');
  await sandbox.setFaults([{ path: '/transactions/', action: 'status', status: 503 }]);
  await page.reload();
  await expect(transactionStatus(page).stage).toHaveText('Your deposit is being confirmed');
  await expect(page.getByText(/Last known status/)).toBeVisible();
  await sandbox.clearFaults();
  // the next poll brings the status too, and removes the button
  await pressUntil(page.getByRole('button', { name: 'Try again' }), () =>
    expect(page.getByText(/^Updated /)).toBeVisible({ timeout: 3_000 }),
  );
});

test('stored data of a future release is set aside, not deleted', async ({ page, sandbox, baseURL }) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  const future = '{"version":9,"value":"of tomorrow"}';
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('set') === null) localStorage.setItem('exchange-orders', text);
    sessionStorage.setItem('set', 'yes');
  }, future);
  await page.goto(`/exchange/txs/${id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('exchange-orders') ?? '')).toContain(id);
  expect(await page.evaluate(() => localStorage.getItem('exchange-orders-set-aside-version-9'))).toBe(future);
});

test('an order is saved as a file and printed, and support gets its details without whole addresses', async ({
  page,
  sandbox,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, payinAddress } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'waiting');
  await page.goto(`/exchange/txs/${id}`);
  await test.step('As a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`coinlane-order-${id}.json`);
    const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(saved).toMatchObject({ transactionId: id, status: 'waiting', send: { address: payinAddress } });
  });
  await test.step('For support', async () => {
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`order: ${id}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(payinAddress);
  });
  await test.step('On paper: the order, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Receipt, printed/)).toBeVisible();
    await expect(page.getByText(payinAddress.slice(0, 4)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as file' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden();
  });
});

test('the tab shows that an exchange is done, by its title and its icon', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'sending');
  await page.goto(`/exchange/txs/${id}`);
  const picture = page.locator('link[rel="icon"]');
  await expect(page).toHaveTitle(/^Sending/);
  await expect(picture).toHaveAttribute('href', '/favicon.svg');
  await sandbox.setStatus(id, 'finished');
  await expect(page).toHaveTitle(/^Finished/);
  await expect(picture).toHaveAttribute('href', '/favicon-done.svg');
  expect((await page.request.get('/favicon-done.svg')).headers()['content-type']).toContain('image/svg+xml');
});

test('e-mail updates are confirmed only when the service confirms them', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'exchanging');
  await sandbox.setFaults([
    { path: '/notify$', method: 'POST', action: 'status', status: 200, body: { success: false }, times: 1 },
  ]);
  const notifications = page.getByRole('region', { name: 'Get notified' });
  await page.goto(`/exchange/txs/${id}`);
  // a button works once the page is hydrated, which is when it saves its order
  await expect.poll(() => page.evaluate(() => localStorage.getItem('exchange-orders') ?? '')).toContain(id);
  await expect(page.getByRole('checkbox', { name: 'Send me news and offers too' })).toBeChecked();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@mail.example');
  await notifications.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(page.getByText('The service did not confirm. Try again.')).toBeVisible();
  await notifications.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect(page.getByText(/We will write to ann@mail\.example/)).toBeVisible();
});
