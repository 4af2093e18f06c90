/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { actionsReply } from '@coinlane/shared-contracts/testing';

import { KEYS } from '../../../app/service.fixture';
import { NOW, open } from './order-page.fixture';

/** Terms of the region "Your order" with their values, without fiat. */
const facts = (): Readonly<Record<string, string>> => {
  const region = screen.getByRole('region', { name: 'Your order' });
  const terms = within(region).getAllByRole('term');
  const texts = within(region).getAllByRole('definition');
  return Object.fromEntries(
    terms.map((term, at) => [term.textContent, (texts[at]?.textContent ?? '').replace(/≈.*/, '')]),
  );
};

describe('the amounts of an order are what happened, or marked as estimates', () => {
  it.each([
    {
      rule: 'promised with a fixed rate',
      change: {},
      shows: { 'You send': '100 XRP', 'You get': '0.0712 ETH' },
    },
    {
      rule: 'estimated with a floating rate',
      change: { flow: 'standard' },
      shows: { 'You get about': '0.0712 ETH' },
    },
    {
      rule: 'estimated with an unknown rate mode',
      change: { flow: null },
      shows: { 'You get about': '0.0712 ETH' },
    },
    {
      rule: 'underpaid: the quote was for another amount',
      change: { status: 'failed', amountFrom: 60 },
      shows: { 'Agreed to send': '100 XRP', Received: '60 XRP', 'Quoted for 100 XRP': '0.0712 ETH' },
    },
    {
      rule: 'underpaid and continued',
      change: { status: 'exchanging', amountFrom: 60 },
      shows: { 'Agreed to send': '100 XRP', Received: '60 XRP', 'Quoted for 100 XRP': '0.0712 ETH' },
    },
    {
      rule: 'paid out',
      change: { status: 'finished', amountFrom: 60, amountTo: 0.04 },
      shows: { 'Agreed to send': '100 XRP', Received: '60 XRP', 'You got': '0.04 ETH' },
    },
    {
      rule: 'another asset arrived',
      change: {
        status: 'failed',
        depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
      },
      shows: { 'Agreed to send': '100 XRP', Received: '7 LTC', 'Quoted for 100 XRP': '0.0712 ETH' },
    },
    {
      rule: 'no deposit in time',
      change: { status: 'expired' },
      shows: { 'Agreed to send': '100 XRP', 'Quoted for 100 XRP': '0.0712 ETH' },
    },
  ])('$rule', async ({ change, shows }) => {
    await open(change);
    const shown = facts();
    expect(shown).toMatchObject(shows);
    const figures = Object.keys(shown).filter((term) => /You (?:send|sent|get|got)|Quoted/.test(term));
    expect(figures.length).toBeLessThanOrEqual(2);
  });

  it('have a fiat value', async () => {
    await open();
    const region = screen.getByRole('region', { name: 'Your order' });
    expect(await within(region).findByText('≈ $50.00')).toBeInTheDocument();
  });

  it('counts the confirmations of a refund once it is sent, in visible words: no step names them', async () => {
    const refund = { status: 'refunding', confirmations: { seen: 1, required: 3 } };
    await open(refund);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    document.body.replaceChildren();
    await open({ ...refund, refundHash: 'abcdef0123456789abcdef' });
    expect(screen.getByRole('progressbar', { name: 'Confirmations' })).toHaveAttribute('value', '1');
    expect(screen.getByText('1 of 3').parentElement).not.toHaveClass('hidden');
  });

  it('a refund is shown in the asset that arrived', async () => {
    await open({
      status: 'refunded',
      refundAmount: 7,
      depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
    });
    expect(screen.getByText('Refund amount').nextSibling).toHaveTextContent('7 LTC');
  });

  it.each(['refunding', 'refunded'])('an unnamed asset is not called the agreed one: %s', async (status) => {
    const depositIssue = { kind: 'wrong_asset', amount: 7 };
    await open({
      status,
      refundAmount: 7,
      refundAddress: 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe',
      depositIssue,
    });
    expect(document.body).not.toHaveTextContent('7 XRP');
  });

  it.each([
    { rule: 'awaited', change: { status: 'waiting' }, fact: 'Waiting for 100 XRP' },
    { rule: 'known', change: { status: 'exchanging', amountFrom: 60 }, fact: '60 XRP received' },
    { rule: 'not reported', change: { status: 'exchanging' }, fact: '' },
    {
      rule: 'of another asset',
      change: {
        status: 'failed',
        depositReceivedAt: '2026-11-20T12:04:00.000Z',
        depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
      },
      fact: '7 LTC received',
    },
    { rule: 'that never came', change: { status: 'expired' }, fact: '' },
  ])('the step of the deposit shows only what arrived or is awaited: $rule', async ({ change, fact }) => {
    await open({ validUntil: new Date(NOW + 60_000).toISOString(), ...change });
    const [deposit] = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(deposit?.querySelector('small')?.textContent ?? '').toBe(fact);
  });

  it('a choice is offered in the asset that arrived', async () => {
    const depositIssue = { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 };
    await open(
      { status: 'failed', actionsAvailable: true, depositIssue },
      { answers: { [KEYS.actions]: { ...actionsReply, refund: { ...actionsReply.refund, amount: '7' } } } },
    );
    expect(await screen.findByRole('region', { name: 'Refund' })).toHaveTextContent('7 LTC');
  });
});

describe('a fiat order', () => {
  const buy = {
    fromCurrency: 'usd',
    fromNetwork: 'usd',
    fromLegacyTicker: 'usd',
    payinAddress: null,
    payinExtraId: null,
  };
  const sell = { toCurrency: 'eur', toNetwork: 'eur', toLegacyTicker: 'eur', payoutAddress: null };

  it.each(['new', 'waiting'])(
    'a purchase that is %s asks for a payment, not for a deposit',
    async (status) => {
      await open({ ...buy, status, redirectUrl: 'https://pay.example/checkout?tid=1' });
      expect(screen.getByRole('heading', { level: 2, name: 'Pay 100 USD to buy ETH' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Go to the payment now' })).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/Send 100|Deposit address|deposit address is/);
      expect(screen.queryByText('Add a refund address')).not.toBeInTheDocument();
    },
  );

  it('a purchase without a payment page reports it', async () => {
    await open({ ...buy, status: 'new', redirectUrl: null });
    expect(screen.getByText(/The payment page appears here/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/deposit address/i);
  });

  it.each([
    { status: 'exchanging', text: /payout/ },
    { status: 'processing', text: /provider/ },
    { status: 'sending', text: /bank account/ },
    { status: 'finished', text: /bank account/ },
  ])('a sale that is $status pays to no wallet', async ({ status, text }) => {
    await open({ ...sell, status }, {});
    const [stage] = screen.getAllByRole('heading', { level: 2 });
    expect(stage?.parentElement).toHaveTextContent(text);
    expect(stage?.parentElement).not.toHaveTextContent(/wallet|coins/);
    expect(screen.queryByText(/^To address/)).not.toBeInTheDocument();
  });

  it('a sale still asks for its deposit', async () => {
    await open({ ...sell, status: 'waiting', validUntil: new Date(NOW + 60_000).toISOString() });
    expect(screen.getByText(/^Send 100 XRP/)).toBeInTheDocument();
  });
});
