/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest } from '../../../app/fragment-request.fixture';
import { mountPropsOf } from '../../../app/mount-props.fixture';
import { aRow, aService } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { aProvider, HASH, providerError } from '../../api/evm-provider.fixture';
import type { Deposit } from '../../domain/payment-plan';
import { PayWithWalletPart } from '../../parts/pay-with-wallet-part';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const deposit: Deposit = {
  transactionId: '93f47e8b7674e1',
  network: 'eth',
  ticker: 'eth',
  displayTicker: 'eth',
  expectedAmount: '1.5',
  address: ADDRESS,
  extraId: null,
  recipient: null,
  hasReceipt: false,
};

const { config } = mountPropsOf(aRequest('/'));
const open = (change: Partial<Deposit> = {}, answers: Answers = {}) =>
  showOnStage(<PayWithWalletPart deposit={{ ...deposit, ...change }} />, {
    config: { ...config, isSandbox: false },
    http: aService(answers),
  });

const install = (replies: Parameters<typeof aProvider>[0] = {}) => {
  const { provider, calls } = aProvider(replies);
  const detail = { info: { uuid: 'u', rdns: 'io.wallet', name: 'Pocket', icon: '' }, provider };
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  return { calls, remove: () => window.removeEventListener('eip6963:requestProvider', announce) };
};

describe('payment from a wallet', () => {
  it('sends the deposit and shows its hash with a link', async () => {
    const { calls, remove } = install();
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Pocket/ }));
    expect(await screen.findByText('Your payment is on its way')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', `https://etherscan.io/tx/${HASH}`);
    expect(calls.at(-1)).toEqual([
      'eth_sendTransaction',
      expect.objectContaining({ to: ADDRESS, value: '0x14d1120d7b160000' }),
    ]);
    remove();
  });

  it('reports a declined request, and can be tried again', async () => {
    const { remove } = install({
      eth_sendTransaction: () => {
        throw providerError(4001);
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Pocket/ }));
    expect(await screen.findByText(/You declined the request in your wallet/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Pocket/ })).toBeEnabled();
    remove();
  });

  it('is refused with a reason if the receipt does not load, and can be tried again', async () => {
    const { calls, remove } = install();
    open({ hasReceipt: true });
    await userEvent.click(await screen.findByRole('button', { name: /Pocket/ }));
    expect(await screen.findByText(/could not be compared with its signed receipt/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Pocket/ })).toBeEnabled();
    expect(calls).toEqual([]);
    remove();
  });

  it('names the amount to send otherwise if no list states the decimals of the token', async () => {
    const { calls, remove } = install();
    const row = aRow('usdt', 'Tether', {
      ...{ network: 'eth', legacyTicker: 'usdterc20', tokenContract: USDT, decimals: null },
    });
    open({ ticker: 'usdterc20', displayTicker: 'usdt' }, { 'GET public-v2/exchange/currencies': [row] });
    await userEvent.click(await screen.findByRole('button', { name: /Pocket/ }));
    expect(
      await screen.findByText(/^Wallets cannot pay this order here: .* USDT on Ethereum/),
    ).toHaveTextContent('Send 1.5 USDT to the address shown here yourself.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
    remove();
  });

  it('is not offered in a sandbox, whose addresses have no owner', async () => {
    const { remove } = install();
    showOnStage(<PayWithWalletPart deposit={deposit} />);
    expect(await screen.findByText(/is off in the sandbox/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    remove();
  });
});
