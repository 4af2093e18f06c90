import { providerIds } from '@coinlane/swap-gateway';

import { expect, test } from '../support/lab-site-test.ts';
import {
  DEPOSIT_MEMO,
  expectNoOffer,
  expectPaidOut,
  expectReturned,
  FIXED,
  FLOATING,
  order,
  payLate,
  PAYOUT_MEMO,
  PROVIDER_NAMES,
  requestRefund,
  REVERSE,
} from '../support/provider-journeys.ts';
import type { Visit } from '../support/provider-journeys.ts';

// one site and one lab for all rows
test.describe.configure({ mode: 'default' });

const TOO_LITTLE = '0.000001';
const HALF = '0.05';

type Wish = Parameters<typeof order>[1];
type Journey = (visit: Visit) => Promise<void>;

/** From the form to the payout. */
const paidOut =
  (wish: Wish): Journey =>
  async (visit) => {
    const made = await order(visit, wish);
    visit.lab.book.pay(made.id);
    await expectPaidOut(visit, made);
  };
const noOffer =
  (wish: Wish): Journey =>
  (visit) =>
    expectNoOffer(visit, wish);

/** A deposit below the order is exchanged in proportion. */
const exchangedInProportion: Journey = async (visit) => {
  const made = await order(visit, FLOATING);
  visit.lab.book.pay(made.id, HALF);
  await expectPaidOut(visit, made);
};
/** The rest is awaited until the deadline. */
const waitsForTheRest: Journey = async (visit) => {
  const made = await order(visit, FLOATING);
  visit.lab.book.pay(made.id, HALF);
  const main = visit.page.getByRole('main');
  await expect(main.getByText('0.05 BTC arrived instead of 0.1 BTC')).toBeVisible({ timeout: 120_000 });
  await expect(main.getByText(/^The exchange starts when the rest arrives/)).toBeVisible();
  visit.lab.book.pay(made.id);
  await expectPaidOut(visit, made);
};
/** The visitor accepts the smaller amount. */
const continued: Journey = async (visit) => {
  const made = await order(visit, FLOATING);
  visit.lab.book.pay(made.id, HALF);
  const button = visit.page.getByRole('button', { name: 'Continue the exchange' });
  await button.click({ timeout: 120_000 });
  await expectPaidOut(visit, made);
};

/** The provider returns what arrived. */
const returned =
  (amount: string): Journey =>
  async (visit) => {
    const made = await order(visit, FLOATING);
    visit.lab.book.pay(made.id, amount);
    visit.lab.book.decide(made.id, 'refund');
    await expectReturned(visit);
  };
/** The visitor names an address, and the provider returns what arrived. */
const returnedOnRequest =
  (amount: string): Journey =>
  async (visit) => {
    const made = await order(visit, FLOATING);
    visit.lab.book.pay(made.id, amount);
    await requestRefund(visit);
    await expectReturned(visit);
  };

const RETURNED = /^(Returning your deposit|Your deposit was returned)$/;
const OVER = /^The exchange could not be completed$/;

/** A late deposit goes back by itself. */
const lateAndReturned: Journey = async (visit) => {
  await payLate(visit, await order(visit, FLOATING), RETURNED);
  await expectReturned(visit);
};
/** The visitor names an address for a late deposit. */
const lateAndReturnedOnRequest: Journey = async (visit) => {
  await payLate(visit, await order(visit, FLOATING), /^(?!The time to send has ended$)/);
  await requestRefund(visit);
  await expectReturned(visit);
};
/** The visitor accepts the rate of the time at which the deposit arrived. */
const lateAndContinued: Journey = async (visit) => {
  const made = await order(visit, FLOATING);
  await payLate(visit, made, OVER);
  await visit.page.getByRole('button', { name: 'Continue the exchange' }).click();
  await expectPaidOut(visit, made);
};
/** The provider ignores a late deposit: its support returns it. */
const lateAndOver: Journey = async (visit) => {
  await payLate(visit, await order(visit, FLOATING), OVER);
  await expect(visit.page.getByText('If your deposit arrived, it is still yours.').first()).toBeVisible();
};

/** Journeys of each provider. One of each provider is in the first tier. */
const TABLE: Readonly<Record<string, Readonly<Record<string, Journey>>>> = {
  'one-click': {
    floating: paidOut(FLOATING),
    'fixed, not offered': noOffer(FIXED),
    reverse: paidOut(REVERSE),
    'memo of the payout, not offered': noOffer(PAYOUT_MEMO),
    'memo of the deposit': paidOut(DEPOSIT_MEMO),
    refund: returned(HALF),
    underpaid: waitsForTheRest,
    late: lateAndReturned,
  },
  changenow: {
    floating: paidOut(FLOATING),
    fixed: paidOut(FIXED),
    reverse: paidOut(REVERSE),
    'memo of the payout': paidOut(PAYOUT_MEMO),
    'memo of the deposit': paidOut(DEPOSIT_MEMO),
    refund: returnedOnRequest(HALF),
    underpaid: continued,
    late: lateAndContinued,
  },
  sideshift: {
    floating: paidOut(FLOATING),
    fixed: paidOut(FIXED),
    'reverse, not offered': noOffer(REVERSE),
    'memo of the payout': paidOut(PAYOUT_MEMO),
    'memo of the deposit': paidOut(DEPOSIT_MEMO),
    refund: returnedOnRequest(TOO_LITTLE),
    underpaid: exchangedInProportion,
    late: lateAndReturnedOnRequest,
  },
  chainflip: {
    floating: paidOut(FLOATING),
    'fixed, not offered': noOffer(FIXED),
    'reverse, not offered': noOffer(REVERSE),
    'memo of the payout, not offered': noOffer(PAYOUT_MEMO),
    'memo of the deposit, not offered': noOffer(DEPOSIT_MEMO),
    refund: returned('0.1'),
    underpaid: exchangedInProportion,
    late: lateAndOver,
  },
  exolix: {
    floating: paidOut(FLOATING),
    fixed: paidOut(FIXED),
    reverse: paidOut(REVERSE),
    'memo of the payout': paidOut(PAYOUT_MEMO),
    'memo of the deposit': paidOut(DEPOSIT_MEMO),
    refund: returned(TOO_LITTLE),
    underpaid: exchangedInProportion,
    late: lateAndReturned,
  },
};

/** `real-orders.spec.ts` has a floating one, and the conformance suite has all of them below the browser. */
const FIRST_TIER = ['one-click reverse', 'sideshift fixed'];

test('every provider has its journeys', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(providerIds().toSorted());
});

for (const [provider, journeys] of Object.entries(TABLE))
  for (const [name, journey] of Object.entries(journeys))
    test(
      `${PROVIDER_NAMES[provider] ?? provider}: ${name}`,
      { tag: FIRST_TIER.includes(`${provider} ${name}`) ? [] : ['@long'] },
      ({ page, labSite: { lab } }) => journey({ page, lab, provider }),
    );
