/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { open } from './order-page.fixture';

const BUY = {
  provider: 'paylane',
  providerLabel: 'Paylane',
  paymentMethod: 'card',
  fromCurrency: 'usd',
  fromNetwork: 'usd',
  fromLegacyTicker: 'usd',
  toCurrency: 'btc',
  toNetwork: 'btc',
  toLegacyTicker: 'btc',
  payinAddress: null,
  payinExtraId: null,
  redirectUrl: 'https://pay.example/checkout?tid=1',
  confirmations: null,
  flow: 'standard',
};
const SELL = {
  ...BUY,
  provider: 'bankline',
  providerLabel: 'Bankline',
  paymentMethod: 'bank-transfer',
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  fromLegacyTicker: 'btc',
  toCurrency: 'eur',
  toNetwork: 'eur',
  toLegacyTicker: 'eur',
  payoutAddress: '',
  redirectUrl: null,
};

describe('a purchase', () => {
  it.each([
    { status: 'waiting', title: 'Pay 100 USD to buy BTC' },
    { status: 'paying', text: 'The provider is charging your card.' },
    {
      status: 'paying',
      change: { paymentMethod: 'bank-transfer' },
      text: 'The provider is waiting for your bank transfer, usually 1–2 working days.',
    },
    {
      status: 'paying',
      change: { paymentMethod: null },
      text: 'The provider is charging your card or bank account.',
    },
    { status: 'paid', text: 'The provider is buying your BTC.' },
    { status: 'exchanging', title: 'Buying your BTC', text: 'Your payment is confirmed. The coins follow.' },
    { status: 'processing', text: 'The provider has accepted your payment.' },
    {
      status: 'verifying',
      text: 'The provider checks your payment or your identity. Its e-mail says what it needs.',
    },
    { status: 'failed', title: 'The purchase could not be completed' },
    { status: 'expired', title: 'The time to pay has ended' },
    { status: 'refunding', title: 'Returning your payment' },
    { status: 'refunded', title: 'Your payment was returned' },
    { status: 'paid_failed', title: 'Your payment was declined' },
  ])('that is $status mentions no deposit: $title $text', async ({ status, change, title, text }) => {
    await open({ ...BUY, status, ...change });
    for (const shown of [title, text])
      if (shown !== undefined) expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.queryByText(/deposit/i)).not.toBeInTheDocument();
  });

  it('has its own heading, steps, terms and questions', async () => {
    await open({ ...BUY, status: 'paying' });
    expect(screen.getByRole('heading', { level: 1, name: 'Buy BTC with USD' })).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    const names = ['Payment', 'Payment check', 'Purchase', 'Coins to your wallet'];
    for (const [at, name] of names.entries()) expect(steps[at]).toHaveTextContent(name);
    const facts = screen.getByRole('region', { name: 'Your order' });
    expect(facts).toHaveTextContent('You pay100 USD');
    expect(facts).toHaveTextContent('Payment methodCard');
    expect(facts).toHaveTextContent('ProviderPaylane');
    expect(screen.getByText('My card was declined')).toBeInTheDocument();
  });

  it('can be repeated by another payment method', async () => {
    await open({ ...BUY, status: 'paid_failed' });
    expect(screen.getByRole('link', { name: 'Try another payment method' })).toHaveAttribute(
      'href',
      '/exchange?from=usd&to=btc&fiatMode=true',
    );
  });
});

describe('a sale', () => {
  it.each([
    {
      status: 'exchanging',
      title: 'Selling your BTC',
      text: 'The deposit is confirmed. The payout in EUR follows.',
    },
    { status: 'sending', change: { amountTo: 90 }, title: 'Sending 90 EUR to your bank account' },
    { status: 'finished', change: { amountTo: 90 }, title: '90 EUR sent to your bank account' },
    {
      status: 'sending',
      change: { amountTo: 90, paymentMethod: 'card' },
      title: 'Sending 90 EUR to your card',
    },
    {
      status: 'finished',
      change: { amountTo: 90, paymentMethod: 'card' },
      title: '90 EUR sent to your card',
    },
    { status: 'failed', title: 'The sale could not be completed' },
  ])('that is $status: $title', async ({ status, change, title, text }) => {
    await open({ ...SELL, status, ...change });
    for (const shown of [title, text])
      if (shown !== undefined) expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.queryByText(/to your wallet/)).not.toBeInTheDocument();
  });

  it.each([
    {
      rule: 'the account that the provider asked for',
      address: '',
      shown: 'The account that you entered at Bankline',
    },
    { rule: 'the account of the order', address: 'DE89370400440532013000', shown: 'DE89' },
  ])('shows where the money goes: $rule', async ({ address, shown }) => {
    await open({ ...SELL, status: 'exchanging', payoutAddress: address });
    const facts = screen.getByRole('region', { name: 'Your order' });
    expect(within(facts).getByText('To bank account')).toBeInTheDocument();
    expect(within(facts).getByText(shown)).toBeInTheDocument();
  });

  it('can be repeated as a sale', async () => {
    await open({ ...SELL, status: 'finished', amountTo: 90 });
    expect(screen.getByRole('link', { name: 'Sell again' })).toHaveAttribute(
      'href',
      '/exchange?from=btc&to=eur&fiatMode=true',
    );
  });
});
