import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openFilledForm } from '../../support/open-form.ts';
import { expect, test } from '../../support/test.ts';
import { tick } from '../../support/tick.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

const VALIDATE = '/v2/validate/address';
const SHARED_XRP_ACCOUNT = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';

test('a name stands for an address; the field shows its three failures (spec section 8)', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 503/);
  const form = await openFilledForm(page);
  const enter = async (name: string) => {
    await form.recipient.fill(name);
    await form.recipient.blur();
  };

  await test.step('When the name does not exist, has no such coin, or the service does not respond', async () => {
    await enter('stranger@edge');
    await expect(page.getByText('This name does not exist. Check the spelling.')).toBeVisible();
    await enter('bob@coinlane');
    await expect(page.getByText('This name has no ETH address.')).toBeVisible();
    await enter('down@edge');
    await expect(
      page.getByText('FIO service is temporarily unavailable, please check back later'),
    ).toBeVisible();
    await expect(form.recipient).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a name service out of order');
  });

  await test.step('And the user can retry any number of times', async () => {
    const asked = async () => (await sandbox.calls()).get('GET /v2/addresses-by-name') ?? 0;
    const before = await asked();
    await page.getByRole('button', { name: 'Ask the name service again' }).click();
    await expect.poll(asked).toBeGreaterThan(before);
    await form.review.click();
    expect(await sandbox.orders()).toEqual([]);
  });

  await test.step('Then a name that stands for an address is paid there', async () => {
    await enter('alice@edge');
    await expect(page.getByText(/alice@edge stands for 0x/)).toBeVisible();
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    const [order] = await sandbox.orders();
    expect(order?.payoutAddress).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });
});

test('the service rejects an address that passed the local check: a wrong checksum', async ({
  page,
  sandbox,
}) => {
  await sandbox.setFaults([
    { path: VALIDATE, action: 'status', status: 200, body: { result: false, message: 'Invalid checksum' } },
  ]);
  const form = await openFilledForm(page);
  await form.recipient.blur();
  await expect(page.getByText(/The service says that this address has a wrong checksum/)).toBeVisible();
  await form.review.click();
  await expect(form.recipient).toBeFocused();
  expect(await sandbox.orders()).toEqual([]);
});

test('the service requires an extra ID: the checkbox is not enough, the tag is', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(SHARED_XRP_ACCOUNT);
  await tick(page.getByRole('checkbox', { name: 'My wallet needs no Destination tag' }));
  await form.review.click();
  await expect(page.getByText('This address needs a Destination tag.')).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);

  const tag = page.getByRole('textbox', { name: 'Destination tag', exact: true });
  await tag.fill('4294967296');
  await tag.blur();
  const warning = page.getByText(/The network takes no tag above 4294967295/).filter({ visible: true });
  await expect(warning).toBeVisible();
  await form.review.click();
  await expect(form.createOrder).toBeVisible();
  await expect(warning, 'the review repeats it').toBeVisible();
  await page.goBack();
  await tag.fill('4294967295');
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
});

test('a service that does not respond blocks no order', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 503/);
  await sandbox.setFaults([{ path: VALIDATE, action: 'status', status: 503 }]);
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\//);
  expect(await sandbox.orders()).toMatchObject([{ payoutAddress: RECIPIENTS.eth }]);
});
