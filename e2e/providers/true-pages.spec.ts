import type { Page } from '@playwright/test';

import type { ChainLab } from '@coinlane/provider-lab/chains';

import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { expect, test } from '../support/chain-site-test.ts';
import { tierOf } from '../support/tier.ts';

test.use({ blockMs: null });

const STAGE_MS = 30_000;
/** A gateway has no icon of this coin. */
const NO_ICON = /content\/icons\/etharbitrum/;

/** Orders 0.5 ETH to Arbitrum from the form. Returns the order of the lab. */
const order = async (page: Page, lab: ChainLab, recipient: string) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=eth&to=etharbitrum&amount=0.5');
  await form.recipient.fill(recipient);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-f]{14}$/);
  const made = lab.book.all().at(-1);
  if (made === undefined) throw new Error('the lab has no order');
  return made;
};

const pageOf = (page: Page) => {
  const { stage } = transactionStatus(page);
  const confirmations = page.getByRole('progressbar', { name: 'Confirmations' });
  return {
    shows: (text: string | RegExp) => expect(stage).toHaveText(text, { timeout: STAGE_MS }),
    confirms: (seen: number, required: number) =>
      expect(confirmations).toHaveAttribute('aria-valuetext', `${String(seen)} of ${String(required)}`, {
        timeout: STAGE_MS,
      }),
    vanished: page.getByText('The payment was on the network, but'),
  };
};

/** Mines blocks on both chains, and lets the lab read them and pay. */
const mine = async ({ chains, round }: ChainLab, blocks: number): Promise<void> => {
  await round();
  await chains.chain('eth').mine(blocks);
  await chains.chain('arbitrum').mine(blocks);
  await round();
};

test(
  'a page shows deposit and payout as the chains have them, through reorganisations and a killed server',
  tierOf(false),
  async ({ page, problems, chainSite: { lab, kill } }) => {
    problems.allow(NO_ICON, /Failed to fetch|ERR_CONNECTION|status of 50[234]|net::ERR/);
    const [ethereum, arbitrum] = [lab.chains.chain('eth'), lab.chains.chain('arbitrum')];
    const { shows, confirms, vanished } = pageOf(page);
    const { id } = await order(page, lab, ethereum.keys[2]?.address ?? '');
    await shows(/^Send 0.5 ETH to start/);

    lab.book.pay(id);
    await mine(lab, 3);
    await shows('Your deposit is being confirmed');
    await confirms(3, 12);
    await ethereum.reorg(4, { loses: true });
    await confirms(0, 12);
    await expect(vanished).toBeVisible();
    await mine(lab, 2);
    await confirms(2, 12);
    await expect(vanished).toBeHidden();

    await kill(() => mine(lab, 2));
    await confirms(4, 12);
    await mine(lab, 3);
    await shows(/^Sending /);

    await mine(lab, 8);
    await confirms(8, 20);
    await arbitrum.reorg(6);
    await confirms(9, 20);
    await mine(lab, 11);
    await shows(/ sent to your wallet$/);
    const paid = lab.ledger.payments().filter((each) => each.orderId === id && each.kind === 'payout');
    expect(paid).toHaveLength(1);
  },
);

test(
  'a page shows underpaid, overpaid and second deposits as the chain has them',
  tierOf(false),
  async ({ context, problems, chainSite: { lab } }) => {
    problems.allow(NO_ICON);
    const recipients = lab.chains.chain('eth').keys.map(({ address }) => address);
    const open = async (at: number) => {
      const page = await context.newPage();
      const { id } = await order(page, lab, recipients[at] ?? '');
      return { page, id, ...pageOf(page) };
    };
    const [less, more] = [await open(2), await open(3)];
    lab.book.pay(less.id, '0.2');
    lab.book.pay(more.id, '0.7');
    await mine(lab, 7);
    await less.shows('Less arrived than agreed');
    await expect(less.page.getByRole('button', { name: 'Continue the exchange' })).toBeVisible();
    await mine(lab, 21);
    await more.shows(/ sent to your wallet$/);
    await expect(more.page.getByText('0.7 ETH').first()).toBeVisible();

    lab.book.pay(more.id, '0.7');
    await less.page.getByRole('button', { name: 'Continue the exchange' }).click();
    await expect(less.page.getByText('The exchange continues.')).toBeVisible();
    await mine(lab, 21);
    await less.shows(/ sent to your wallet$/);
    await more.shows(/ sent to your wallet$/);
  },
);
