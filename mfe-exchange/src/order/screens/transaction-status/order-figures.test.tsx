/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { actionsReply } from '@coinlane/shared-contracts/testing';

import { KEYS } from '../../../app/service.fixture';
import { NOW, open } from './order-page.fixture';

/** Terms of the region "Your order" with their values. */
const facts = (): Readonly<Record<string, string>> => {
  const region = screen.getByRole('region', { name: 'Your order' });
  const terms = within(region).getAllByRole('term');
  const texts = within(region).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, at) => [term.textContent, texts[at]?.textContent ?? '']));
};

describe('the amounts of an order are what happened, or marked as estimates', () => {
  it.each([
    {
      rule: 'promised with a fixed rate',
      change: {},
      shows: { 'You send': '100 XRP (XRP Ledger)', 'You get': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'estimated with a floating rate',
      change: { flow: 'standard' },
      shows: { 'You get about': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'estimated with an unknown rate mode',
      change: { flow: null },
      shows: { 'You get about': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'underpaid: the quote was for another amount',
      change: { status: 'failed', amountFrom: 60 },
      shows: { 'You sent': '60 XRP (XRP Ledger)', 'Quoted for 100 XRP': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'underpaid and continued',
      change: { status: 'exchanging', amountFrom: 60 },
      shows: { 'You sent': '60 XRP (XRP Ledger)', 'Quoted for 100 XRP': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'paid out',
      change: { status: 'finished', amountFrom: 60, amountTo: 0.04 },
      shows: { 'You sent': '60 XRP (XRP Ledger)', 'You got': '0.04 ETH (Ethereum)' },
    },
    {
      rule: 'another asset arrived',
      change: {
        status: 'failed',
        depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
      },
      shows: { 'You sent': '7 LTC (Litecoin)', 'Quoted for 100 XRP': '0.0712 ETH (Ethereum)' },
    },
    {
      rule: 'no deposit in time',
      change: { status: 'expired' },
      shows: { 'Agreed to send': '100 XRP (XRP Ledger)', 'Quoted for 100 XRP': '0.0712 ETH (Ethereum)' },
    },
  ])('$rule', async ({ change, shows }) => {
    await open(change);
    const shown = facts();
    expect(shown).toMatchObject(shows);
    const figures = Object.keys(shown).filter((term) => /You (?:send|sent|get|got)|Quoted|Agreed/.test(term));
    expect(figures).toHaveLength(2);
  });

  it('a refund is shown in the asset that arrived', async () => {
    await open({
      status: 'refunded',
      refundAmount: 7,
      depositIssue: { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 },
    });
    expect(screen.getByText('Returned amount').nextSibling).toHaveTextContent('7 LTC');
  });

  it('a choice is offered in the asset that arrived', async () => {
    const depositIssue = { kind: 'wrong_asset', currency: 'LTC', network: 'ltc', amount: 7 };
    await open(
      { status: 'failed', actionsAvailable: true, depositIssue },
      { answers: { [KEYS.actions]: { ...actionsReply, refund: { ...actionsReply.refund, amount: '7' } } } },
    );
    expect(await screen.findByText('7 LTC go back to you')).toBeInTheDocument();
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
      expect(screen.getByRole('heading', { level: 2, name: 'Waiting for your payment' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Go to the payment now' })).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(
        /Send the amount below|address below|Deposit address|deposit address is/,
      );
      expect(screen.queryByText('Add a refund address')).not.toBeInTheDocument();
    },
  );

  it('a purchase without a payment page reports it', async () => {
    await open({ ...buy, status: 'new', redirectUrl: null });
    expect(screen.getByText(/The payment page is not available yet/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/deposit address/i);
  });

  it.each(['exchanging', 'processing', 'sending', 'finished'])(
    'a sale that is %s pays to a bank account, not to a wallet',
    async (status) => {
      await open({ ...sell, status }, {});
      const [stage] = screen.getAllByRole('heading', { level: 2 });
      expect(stage?.parentElement).toHaveTextContent(/bank/);
      expect(stage?.parentElement).not.toHaveTextContent(/wallet|coins are sent|coins have been/);
      expect(facts()).not.toHaveProperty('To address');
    },
  );

  it('a sale still asks for its deposit', async () => {
    await open({ ...sell, status: 'waiting', validUntil: new Date(NOW + 60_000).toISOString() });
    expect(screen.getByText('Send the amount below in one payment.')).toBeInTheDocument();
  });
});
