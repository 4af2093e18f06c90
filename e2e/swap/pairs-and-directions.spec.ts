import type { Page } from '@playwright/test';

import { RECIPIENT as ON_BINANCE, swapControl } from '../support/swap-control.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';

const ON_ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ON_OMNI = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

type Row = {
  readonly token: string;
  /** Spec §9 "Token swap limits". */
  readonly min: string;
  readonly below: string;
  readonly address: string;
  readonly memo?: string;
  readonly isReverse?: boolean;
  readonly isOfPartner?: boolean;
  /** Spec §2 "After creating a swap". */
  readonly leadsTo: 'exchange' | 'swap';
  /** Second tier: the rules of all pairs are tables of unit tests. */
  readonly isLong?: true;
};

const ROWS: readonly Row[] = [
  { token: 'bnb', min: '0.5', below: '0.4', address: ON_BINANCE, leadsTo: 'exchange', isLong: true },
  { token: 'awc', min: '50', below: '49.9', address: ON_BINANCE, leadsTo: 'swap', isLong: true },
  { token: 'now', min: '500', below: '499', address: ON_BINANCE, memo: '77', leadsTo: 'swap', isLong: true },
  {
    token: 'now',
    min: '500',
    below: '499',
    address: ON_ETHEREUM,
    isReverse: true,
    leadsTo: 'swap',
    isLong: true,
  },
  { token: 'ava', min: '10', below: '9', address: ON_BINANCE, isOfPartner: true, leadsTo: 'swap' },
  { token: 'usdt', min: '20', below: '19', address: ON_ETHEREUM, leadsTo: 'exchange' },
  { token: 'usdt', min: '20', below: '19', address: ON_OMNI, isReverse: true, leadsTo: 'exchange' },
];

const fillIn = async (page: Page, { token, min, below, address, memo, isReverse }: Row): Promise<void> => {
  const amount = page.getByRole('textbox', { name: `You send, ${token.toUpperCase()}` });
  const next = page.getByRole('button', { name: 'Next' });
  if (isReverse === true) await page.getByRole('button', { name: 'Swap direction' }).click();
  await page.getByRole('textbox', { name: 'Payout address' }).fill(address);
  await amount.fill(below);
  await expect(page.getByText(`Minimum amount ${min}`)).toBeVisible();
  await expect(next).toBeDisabled();
  await amount.fill(min);
  await expect(page.getByRole('status', { name: 'You get about' }).getByText(/^≈ /)).toBeVisible();
  const extraId = page.getByRole('textbox', { name: 'Extra id (memo)' });
  if (memo === undefined) await expect(extraId).toHaveCount(0);
  else await extraId.fill(memo);
  // the older form of a Bitcoin address is valid on Bitcoin Cash too
  if (address === ON_OMNI) await page.getByRole('button', { name: /^Yes, it is my .* address$/ }).click();
  await next.click();
};

const confirm = async (page: Page, { isOfPartner }: Row): Promise<void> => {
  const button = page.getByRole('button', { name: 'Confirm', exact: true });
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  if (isOfPartner === true) {
    await expect(button).toBeDisabled();
    await page.getByRole('checkbox', { name: 'I have read this' }).check();
  }
  await button.click();
};

for (const row of ROWS)
  test(
    `${row.token}${row.isReverse === true ? ', the other way,' : ''} is swapped, and sent to the destination of the spec`,
    tierOf(row.isLong !== true),
    async ({ page, sandbox, baseURL }) => {
      const swaps = swapControl(baseURL ?? '', sandbox);
      const told: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/tokens-destination')) told.push(request.postDataJSON());
      });
      await page.goto(`/swap/${row.token}`);
      // an early click on the direction would be repeated after the address is filled in, and clear it
      await expect(page.locator('main [data-state="ready"]')).toBeAttached();
      await fillIn(page, row);
      await confirm(page, row);
      await page.waitForURL(`**/${row.leadsTo}/txs/*`);
      await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();

      const id = page.url().split('/').at(-1) ?? '';
      const made = await swaps.list();
      if (row.leadsTo === 'exchange') {
        expect(made).toEqual([]);
        expect((await sandbox.orders())[0]).toMatchObject({ id, payoutAddress: row.address });
      } else
        expect(made.find((swap) => swap.id === id)?.payout).toMatchObject({
          address: row.address,
          extraId: row.memo ?? null,
        });
      const isTold = row.token === 'usdt' && row.isReverse !== true;
      expect(told).toEqual(isTold ? [{ tokensDestination: ON_ETHEREUM, currency: 'eth' }] : []);
    },
  );

test('a form survives a reload, and a retry after a lost reply is the same swap', async ({
  page,
  sandbox,
  problems,
  baseURL,
}) => {
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|502|504/);
  const swaps = swapControl(baseURL ?? '', sandbox);
  const row: Row = { token: 'awc', min: '60', below: '1', address: ON_BINANCE, leadsTo: 'swap' };
  await page.goto('/swap/awc');
  await page.getByRole('textbox', { name: 'You send, AWC' }).fill('60');
  await page.getByRole('textbox', { name: 'Payout address' }).fill(ON_BINANCE);
  await page.getByRole('button', { name: 'Next' }).click();
  await sandbox.setFaults([{ path: '^/swaps', method: 'POST', action: 'reset', when: 'after', times: 1 }]);
  await confirm(page, row);
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether the swap was created');
  expect(await swaps.list()).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'You send, AWC' })).toHaveValue('60');
  await expect(page.getByRole('textbox', { name: 'Payout address' })).toHaveValue(ON_BINANCE);
  await page.getByRole('button', { name: 'Next' }).click();
  await confirm(page, row);
  await page.waitForURL('**/swap/txs/*');
  expect((await swaps.list()).map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);

  await page.goto('/swap/awc');
  await expect(page.getByRole('textbox', { name: 'Payout address' })).toHaveValue('');
});

test('a swap whose reply is lost in one tab is the same swap in another', async ({
  page,
  context,
  sandbox,
  problems,
  baseURL,
}) => {
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|502|504/);
  const swaps = swapControl(baseURL ?? '', sandbox);
  const row: Row = { token: 'awc', min: '60', below: '1', address: ON_BINANCE, leadsTo: 'swap' };
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/swap/awc');
    await tab.getByRole('textbox', { name: 'You send, AWC' }).fill('60');
    await tab.getByRole('textbox', { name: 'Payout address' }).fill(ON_BINANCE);
    await tab.getByRole('button', { name: 'Next' }).click();
  }
  await sandbox.setFaults([{ path: '^/swaps', method: 'POST', action: 'reset', when: 'after', times: 1 }]);
  await confirm(page, row);
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether the swap was created');

  await confirm(other, row);
  await other.waitForURL('**/swap/txs/*');
  expect((await swaps.list()).map(({ id }) => id)).toEqual([other.url().split('/').at(-1)]);
});
