import { expectAccessible } from '../../support/accessibility.ts';
import { createOrder } from '../../support/create-order.ts';
import { ownOrder } from '../../support/own-order.ts';
import type { SandboxControl } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

const MINUTE_MS = 60_000;
/** An unused address of the pay-in network. */
const REFUND = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Stops the clock of the test's orders, some time from now: a stage lasts 15 s, and a page can take as long. */
const stopTime = async (sandbox: SandboxControl, inMs: number): Promise<void> => {
  await sandbox.freeze(Date.now() + inMs);
};

/** Deposits that differ from the order, with the amounts that trigger them in the sandbox. */
const ISSUES = [
  {
    kind: 'underpaid',
    amount: '0.29901',
    title: 'Less arrived than agreed',
  },
  { kind: 'late', amount: '0.29903', title: 'Your deposit arrived late' },
  { kind: 'of another currency', amount: '0.29912', title: /LTC on Litecoin arrived instead of BTC/ },
] as const;

for (const { kind, amount, title } of ISSUES) {
  test(`a deposit that is ${kind} offers a refund and to continue, with amounts and the deadline`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const { id } = await ownOrder({ page, sandbox, baseURL }, { amount });
    await sandbox.advance(MINUTE_MS);
    await page.goto(`/exchange/txs/${id}`);
    const main = page.getByRole('main');
    await test.step('Then it shows what arrived, the choices and the deadline', async () => {
      await expect(main.getByText(title)).toBeVisible();
      await expect(main.getByRole('region', { name: 'Refund' })).toContainText(/[\d.]+ (?:BTC|LTC)/);
      await expect(main.getByRole('region', { name: 'Continue' })).toContainText(/≈ [\d.,]+ ETH/);
      await expect(main.getByText(/^Choose by \d\d\.\d\d\.\d{4}/).first()).toBeVisible();
    });
    await test.step('When the visitor continues the exchange', async () => {
      await main.getByRole('button', { name: 'Continue the exchange' }).click();
      await expect(main.getByText('The exchange continues.')).toBeVisible();
    });
    await test.step('Then the order continues', async () => {
      await expect(transactionStatus(page).stage).toHaveText('Exchanging your BTC');
      await expect(main.getByRole('button', { name: 'Refund the deposit' })).toBeHidden();
    });
  });
}

test('a failed order is refunded to an address of its owner, which must be valid on the network', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: '0.29907' });
  await sandbox.advance(MINUTE_MS);
  await page.goto(`/exchange/txs/${id}`);
  const main = page.getByRole('main');
  const address = main.getByRole('textbox', { name: 'Refund wallet address' });
  await test.step('When an address of another chain is typed', async () => {
    await main.getByRole('button', { name: 'Refund the deposit' }).click();
    await expect(address).toBeFocused();
    await address.fill('TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7');
    await main.getByRole('button', { name: 'Review refund' }).click();
  });
  await test.step('Then it is refused before anything is sent', async () => {
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    expect((await sandbox.calls()).get('POST /v2/exchange/refund') ?? 0).toBe(0);
  });
  await test.step('When one of the network is typed, and the refund confirmed', async () => {
    await address.fill(REFUND);
    await main.getByRole('button', { name: 'Review refund' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Check the refund address' });
    await expectAccessible(page, 'confirming a refund');
    // below the address, not next to it
    const advice = await confirmation.getByText(/^Compare the address with your wallet/).boundingBox();
    const network = await confirmation.getByText('BTC · Bitcoin').boundingBox();
    expect(advice?.y).toBeGreaterThan(network?.y ?? Infinity);
    await confirmation.getByRole('button', { name: 'Refund 0.29907 BTC' }).click();
    await expect(main.getByText(/^Refund requested/)).toBeVisible();
  });
  await test.step('Then amount, address and payment of the refund are shown', async () => {
    await sandbox.advance(MINUTE_MS);
    await expect(transactionStatus(page).stage).toHaveText('Your deposit was returned');
    // the step "Deposit" of the progress names the same amount
    const facts = main.getByRole('definition');
    await expect(main.getByRole('term').filter({ hasText: 'Refund amount' })).toBeVisible();
    await expect(facts.filter({ hasText: /^0\.29907 BTC$/ })).toBeVisible();
    await expect(facts.filter({ hasText: REFUND })).toBeVisible();
    await expect(main.getByText('Refund transaction')).toBeVisible();
  });
});

test('an overpaid order shows that all of it is exchanged, and how the difference is returned', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: '0.29902' });
  await stopTime(sandbox, 40_000);
  await page.goto(`/exchange/txs/${id}`);
  const main = page.getByRole('main');
  await expect(transactionStatus(page).stage).toHaveText('More arrived than agreed');
  await expect(main.getByText(/To get 0\.074755 BTC back, contact support/)).toBeVisible();
});

test('a second deposit is a separate order, linked both ways', async ({ page, sandbox, baseURL }) => {
  const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: '0.29904' });
  await sandbox.advance(2 * MINUTE_MS);
  await page.goto(`/exchange/txs/${id}`);
  const connected = page.getByRole('region', { name: 'Connected orders' });
  await expect(connected.getByText('A second payment to the same address')).toBeVisible();
  await expect(connected.getByText(/It is exchanged as a separate order/)).toBeVisible();
  await connected.getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(connected.getByText('Original order')).toBeVisible();
  await expect(connected.getByRole('link', { name: id })).toBeVisible();
});

for (const { tail, end } of [
  { tail: '05', end: / sent to your wallet$/ },
  { tail: '06', end: 'Your deposit was returned' },
])
  test(`a hold for checks shows the reason and the duration, and ends: ${String(end)}`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: `0.299${tail}` });
    await stopTime(sandbox, 40_000);
    await page.goto(`/exchange/txs/${id}`);
    const main = page.getByRole('main');
    await expect(transactionStatus(page).stage).toHaveText('On hold for a provider check');
    await expect(main.getByText(/Providers must check unusual payments/)).toBeVisible();
    await expect(main.getByText(/usually within 3 working days/)).toBeVisible();
    await expect(main.getByText(/You can ask for it back at any time/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask for a refund' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*${id}`),
    );
    await sandbox.advance(2 * MINUTE_MS);
    await expect(transactionStatus(page).stage).toHaveText(end);
  });

test('after the window there is no text to send and no address', async ({ page, sandbox, baseURL }) => {
  const { id } = await ownOrder({ page, sandbox, baseURL }, { amount: '0.29908' });
  await stopTime(sandbox, 1_000);
  await page.goto(`/exchange/txs/${id}`);
  await expect(transactionStatus(page).depositAddress).toBeVisible();
  await sandbox.advance(MINUTE_MS);
  await expect(transactionStatus(page).stage).toHaveText('The time to send has ended');
  await expect(transactionStatus(page).depositAddress).toBeHidden();
  await expect(page.getByRole('main').getByText(/^Send [\d.]+ BTC/)).toBeHidden();
});

test('a visitor with only the id sees no refund controls, and the reason', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await createOrder(baseURL ?? '', sandbox.namespace, {
    from: 'btc',
    to: 'eth',
    amount: '0.29907',
  });
  await sandbox.advance(MINUTE_MS);
  await page.goto(`/exchange/txs/${id}`);
  await expect(page.getByText(/Open this order in the browser that created it/)).toBeVisible();
  await expect(page.getByRole('button', { name: /refund|Continue/i })).toHaveCount(0);
  expect((await sandbox.calls()).get('GET /v2/exchange/actions') ?? 0).toBe(0);
});

test('before the deposit: a refund address is added, and the payment is requested by FIO name', async ({
  page,
  sandbox,
  baseURL,
  problems,
}) => {
  // the service answers 404 to an unknown name
  problems.allow(/status of 404.*deposit-payment-request/);
  const { id } = await ownOrder({ page, sandbox, baseURL });
  await sandbox.setStatus(id, 'waiting');
  await page.goto(`/exchange/txs/${id}`);
  const main = page.getByRole('main');
  await test.step('When a refund address is added', async () => {
    await main.getByText('Add a refund address').click();
    await main.getByRole('textbox', { name: 'Refund wallet address' }).fill(REFUND);
    await main.getByRole('button', { name: 'Save refund address' }).click();
    await page.getByRole('button', { name: 'Save this address' }).click();
    await expect(main.getByText('The refund address is saved.')).toBeVisible();
  });
  await test.step('And an unknown FIO name, then a known one', async () => {
    await main.getByText('Request the deposit from a FIO name').click();
    const name = main.getByRole('textbox', { name: 'Your FIO name' });
    await name.fill('stranger@edge');
    await main.getByRole('button', { name: 'Send the request' }).click();
    await expect(main.getByText('Nobody has this FIO name.')).toBeVisible();
    await name.fill('alice@edge');
    await main.getByRole('button', { name: 'Send the request' }).click();
    await expect(main.getByText(/confirm it in your wallet/)).toBeVisible();
  });
});
