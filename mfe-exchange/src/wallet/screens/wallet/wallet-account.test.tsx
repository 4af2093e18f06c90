/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showOnStage } from '../../../app/stage.fixture';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { aProvider, aWord, providerError } from '../../api/evm-provider.fixture';
import { WalletAccountPart } from '../../parts/wallet-account-part';

const usdt = aCurrency({
  ticker: 'usdterc20',
  displayTicker: 'usdt',
  network: 'eth',
  tokenContract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
});
const bnb = aCurrency({ ticker: 'bnbbsc', displayTicker: 'bnb', network: 'bsc' });

const open = (replies: Parameters<typeof aProvider>[0]) => {
  const detail = {
    info: { uuid: 'u', rdns: 'io.wallet', name: 'Pocket', icon: '' },
    provider: aProvider(replies).provider,
  };
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  const onAmount = jest.fn();
  showOnStage(<WalletAccountPart from={usdt} to={bnb} onAddress={jest.fn()} onAmount={onAmount} />);
  window.removeEventListener('eip6963:requestProvider', announce);
  return { onAmount };
};

describe('the wallets of the form', () => {
  it('give the field an amount without group separators: "1,234" could be read in two ways', async () => {
    // 1234 coins of 6 decimals
    const { onAmount } = open({
      eth_call: ([call]) =>
        aWord(String(Reflect.get(Object(call), 'data')).startsWith('0x313ce567') ? 6 : 1_234_000_000),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'USDT balance' }));
    expect(await screen.findByText('Pocket has 1,234 USDT on Ethereum.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send all of it' }));
    expect(onAmount).toHaveBeenCalledWith('1234');
  });

  it('name the network of the failed request', async () => {
    open({
      eth_chainId: () => '0x89',
      wallet_switchEthereumChain: () => {
        throw providerError(4902);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'USDT balance' }));
    expect(await screen.findByText(/Your wallet is not on Ethereum/)).toBeVisible();
  });
});
