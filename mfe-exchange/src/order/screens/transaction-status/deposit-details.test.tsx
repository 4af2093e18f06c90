/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { open } from './order-page.fixture';

const NO_MEMO = 'Attention: this code does not carry the memo.';
const QR = { name: 'Deposit QR code' };

const bareBox = () => screen.queryByRole('checkbox', { name: /address only/ });
const on = (network: string, ticker = network) => ({ fromCurrency: ticker, fromNetwork: network });

describe('the QR code of a deposit with a memo', () => {
  it('shows that it does not contain the memo if the user chose the address only', async () => {
    const { user } = await open();
    await screen.findByRole('img', QR);
    expect(screen.queryByText(NO_MEMO)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /address only/ }));
    expect(screen.getByRole('checkbox', { name: /address only/ })).toHaveAccessibleDescription(NO_MEMO);
  });

  it.each([
    { where: 'Cosmos', change: on('atom') },
    { where: 'a token on Stellar', change: on('xlm', 'usdc') },
    { where: 'a token on TON', change: on('ton', 'usdt') },
  ])('always shows it on $where, without another code', async ({ change }) => {
    await open({ ...change, payinAddress: 'someaddress1234', payinExtraId: '77' });
    await screen.findByRole('img', QR);
    expect(screen.getByText(NO_MEMO)).toBeInTheDocument();
    expect(bareBox()).not.toBeInTheDocument();
  });

  it.each(['ton', 'algo', 'xlm'])('contains the memo on %s', async (network) => {
    await open({ ...on(network), payinAddress: 'someaddress1234', payinExtraId: '77' });
    await screen.findByRole('img', QR);
    expect(screen.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute(
      'href',
      expect.stringMatching(/[?&](?:text|xnote|memo)=77(?:&|$)/),
    );
    expect(screen.queryByText(NO_MEMO)).not.toBeInTheDocument();
    expect(bareBox()).toBeInTheDocument();
  });

  it('shows nothing if there is no memo', async () => {
    await open({ ...on('trx', 'usdt'), payinAddress: 'someaddress1234', payinExtraId: null });
    await screen.findByRole('img', QR);
    expect(screen.queryByText(NO_MEMO)).not.toBeInTheDocument();
    expect(bareBox()).not.toBeInTheDocument();
  });
});

describe('a deposit of a sandbox', () => {
  it('has a warning at its address and at its code', async () => {
    await open();
    await screen.findByRole('img', QR);
    expect(screen.getAllByText('Simulated address. Do not send coins.')).toHaveLength(2);
    expect(screen.getByText(/^Send only XRP on XRP Ledger/)).toBeInTheDocument();
  });
});

describe('a deposit of test coins', () => {
  const TO = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const order = { ...on('eth'), payinAddress: TO, payinExtraId: null, expectedAmountFrom: '0.5' };
  const openWith = (faucetUrl: string) =>
    open(order, { config: { isSandbox: false, testCoins: { chainIds: { eth: 31_337 }, faucetUrl } } });

  it('has a warning, names the local chain, and links to the page that pays it', async () => {
    await openWith('http://127.0.0.1:5000/faucet');
    await screen.findByRole('img', QR);
    expect(screen.getAllByText('Test address. Send test coins only.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute(
      'href',
      `ethereum:${TO}@31337?value=500000000000000000`,
    );
    expect(screen.getByRole('link', { name: 'Pay with test coins' })).toHaveAttribute(
      'href',
      `http://127.0.0.1:5000/faucet?lang=en&coin=eth-eth&amount=0.5&address=${TO}`,
    );
  });

  it('has no such link without the page', async () => {
    await openWith('');
    await screen.findByRole('img', QR);
    expect(screen.queryByRole('link', { name: 'Pay with test coins' })).not.toBeInTheDocument();
  });
});

describe('a deposit of which a part has arrived', () => {
  it('asks for the rest only, in the text and in the code', async () => {
    await open({
      ...on('btc'),
      status: 'waiting',
      payinAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
      expectedAmountFrom: '0.1',
      amountFrom: '0.04',
    });
    const rest = await screen.findByRole('group', { name: 'Still to send' });
    expect(rest).toHaveTextContent('0.06 BTC');
    expect(screen.queryByRole('group', { name: 'Amount to send' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute(
      'href',
      expect.stringMatching(/amount=0\.06(?:&|$)/),
    );
  });
});
