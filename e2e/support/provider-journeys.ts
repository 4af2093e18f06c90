import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { Lab } from '@coinlane/provider-lab';

import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus, withoutSpaces } from '../screens/transaction-status.ts';
import { tick } from './tick.ts';
import { RECIPIENTS } from './wallets.ts';

type LabOrder = ReturnType<Lab['book']['all']>[number];

/** A page on the lab's site, and the provider whose offers it uses. */
export type Visit = { readonly page: Page; readonly lab: Lab; readonly provider: string };

/** Names of the providers on the site. */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  'one-click': 'NEAR Intents',
  changenow: 'ChangeNOW',
  sideshift: 'SideShift.ai',
  chainflip: 'Chainflip',
  exolix: 'Exolix',
};
/** Providers that accept no order without a refund address. */
const NEEDS_REFUND = ['one-click', 'chainflip'];

const REFUND_ADDRESSES: Readonly<Record<string, string>> = {
  btc: RECIPIENTS.btc,
  xrp: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
};

type Wish = {
  readonly from: 'btc' | 'xrp';
  readonly to: 'btc' | 'eth' | 'xrp';
  /** Parameters of the form besides the pair. */
  readonly terms: string;
  readonly tag?: string;
};

export const FLOATING: Wish = { from: 'btc', to: 'eth', terms: 'amount=0.1' };
export const FIXED: Wish = { ...FLOATING, terms: 'amount=0.1&rateMode=fixed' };
export const REVERSE: Wish = { ...FLOATING, terms: 'amountTo=2&type=reverse&rateMode=fixed' };
export const PAYOUT_MEMO: Wish = { ...FLOATING, to: 'xrp', tag: '123456' };
export const DEPOSIT_MEMO: Wish = { from: 'xrp', to: 'btc', terms: 'amount=1000' };

const offersOf = ({ page, provider }: Visit) =>
  exchangeForm(page).offers.filter({ hasText: PROVIDER_NAMES[provider] ?? provider });

const openForm = async (visit: Visit, { from, to, terms, tag }: Wish): Promise<void> => {
  const { page } = visit;
  await page.goto(`/exchange?from=${from}&to=${to}&${terms}`);
  await expect(exchangeForm(page).review).toBeEnabled();
  if (tag !== undefined) await page.getByRole('textbox', { name: 'Destination tag' }).fill(tag);
  await expect(exchangeForm(page).offers.first()).toBeVisible();
};

/** Checks that other providers make an offer and this one does not. */
export const expectNoOffer = async (visit: Visit, wish: Wish): Promise<void> => {
  await openForm(visit, wish);
  await expect(exchangeForm(visit.page).offers.filter({ hasText: 'ChangeNOW' })).toHaveCount(1);
  await expect(offersOf(visit)).toHaveCount(0);
};

/** Creates an order by the form, and checks the deposit on its page. */
export const order = async (visit: Visit, wish: Wish): Promise<LabOrder> => {
  const { page, lab, provider } = visit;
  const form = exchangeForm(page);
  await openForm(visit, wish);
  await tick(offersOf(visit).getByRole('radio'));
  await form.recipient.fill(RECIPIENTS[wish.to]);
  if (NEEDS_REFUND.includes(provider)) {
    await form.optional.click();
    await form.refund.fill(REFUND_ADDRESSES[wish.from] ?? '');
  }
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-f]{14}$/);
  const made = lab.book.all().at(-1);
  if (made === undefined) throw new Error('the lab has no order');
  expect(made).toMatchObject({
    provider,
    recipient: RECIPIENTS[wish.to],
    extraId: wish.tag ?? '',
    refundAddress: NEEDS_REFUND.includes(provider) ? REFUND_ADDRESSES[wish.from] : '',
  });
  const status = transactionStatus(page);
  await expect(status.depositAddress).toBeVisible();
  expect(withoutSpaces(await status.depositAddress.innerText())).toContain(made.depositAddress);
  if (made.depositMemo !== null)
    expect(withoutSpaces(await status.extraId('Destination tag').innerText())).toContain(made.depositMemo);
  return made;
};

const expectStage = (page: Page, text: RegExp) =>
  expect(transactionStatus(page).stage).toHaveText(text, { timeout: 120_000 });

/**
 * Opens an order's page again until it shows a stage, as a visitor does who comes back: the page of an order that is over
 * is refreshed rarely.
 */
const expectStageOnReturn = (page: Page, text: RegExp): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(transactionStatus(page).stage).toHaveText(text, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });

/** Pays an order whose time to send has ended. Its page shows the stage that follows. */
export const payLate = async ({ page, lab }: Visit, { id }: LabOrder, after: RegExp): Promise<void> => {
  lab.book.endTime(id);
  await expectStageOnReturn(page, /^The time to send has ended$/);
  await expect(transactionStatus(page).depositAddress).toHaveCount(0);
  lab.book.pay(id);
  await expectStageOnReturn(page, after);
};

const shownAmount = new Intl.NumberFormat('en', { maximumSignificantDigits: 4, roundingMode: 'trunc' });

/** Waits until the page shows the payout of the provider. */
export const expectPaidOut = async ({ page, lab }: Visit, { id }: LabOrder): Promise<void> => {
  await expectStage(page, / sent to your wallet$/);
  const paid = lab.book.find(id);
  if (paid === null) throw new Error(`the lab has no order ${id}`);
  const amount = shownAmount.format(lab.book.payoutOf(paid) as Intl.StringNumericLiteral);
  await expect(page.getByText(amount).first()).toBeVisible();
};

/** Waits until the page shows that the deposit was returned. */
export const expectReturned = ({ page }: Visit) => expectStage(page, /^Your deposit was returned$/);

/** Requests the refund of a deposit that cannot be exchanged, to an address that is named on the order's page. */
export const requestRefund = async ({ page }: Visit): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Refund the deposit' }).click({ timeout: 120_000 });
  await main.getByRole('textbox', { name: 'Refund wallet address' }).fill(REFUND_ADDRESSES['btc'] ?? '');
  await main.getByRole('button', { name: 'Review refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check the refund address' });
  await dialog.getByRole('button', { name: /^(Refund [\d.]+ BTC|Send the refund)$/ }).click();
};
