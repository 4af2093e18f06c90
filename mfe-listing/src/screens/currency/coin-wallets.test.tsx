/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';

import { showOnStage } from '../../app/stage.fixture';
import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { showCurrency } from '../../domain/listing-content/shown-currency';
import { listingPageAt } from '../../domain/listing-page';
import type { CoinWallet, CoinWallets as Wallets } from '../../domain/wallet';
import { listingModel } from '../../model/listing';
import { CoinWallets } from './coin-wallets';

const aWallet = (name: string, changes: Partial<CoinWallet> = {}): CoinWallet => ({
  name,
  url: `https://${name.toLowerCase()}.example/`,
  platforms: [],
  ...changes,
});

const show = async (wallets: Wallets): Promise<void> => {
  const data = listingData({ currencies: [bitcoin, ethereum] });
  const scope = fork({
    handlers: [
      [listingModel.fetchListingFx, () => Promise.resolve(data)],
      [listingModel.market.fetchMarketFx, () => Promise.resolve({ market: null, range: null })],
      [listingModel.wallets.fetchWalletsFx, () => Promise.resolve(wallets)],
    ],
  });
  await allSettled(listingModel.pageOpened, { scope, params: listingPageAt('/currencies/bitcoin', '') });
  showOnStage(<CoinWallets currency={showCurrency(bitcoin)} />, { scope });
};

const part = () => screen.getByRole('region', { name: 'Wallets for Bitcoin' });

describe('the wallets of a coin (spec §3 "Currency info")', () => {
  it('leave the site, with nofollow', async () => {
    await show({ primary: [aWallet('Keeper')], secondary: [] });

    const link = within(part()).getByRole('link', { name: 'Keeper (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://keeper.example/');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('show their platforms', async () => {
    await show({ primary: [aWallet('Keeper', { platforms: ['web', 'ios', 'macos'] })], secondary: [] });
    expect(within(part()).getByText('Browser · iOS · macOS')).toBeInTheDocument();
  });

  it('show the primary ones, and hide the others in a disclosure', async () => {
    await show({ primary: [aWallet('Keeper')], secondary: [aWallet('Pocket')] });
    expect(within(part()).getByText('Pocket')).not.toBeVisible();

    await userEvent.setup().click(within(part()).getByText('More wallets'));
    expect(within(part()).getByText('Pocket')).toBeVisible();
  });

  it('have no disclosure without others', async () => {
    await show({ primary: [aWallet('Keeper')], secondary: [] });
    expect(screen.queryByText('More wallets')).not.toBeInTheDocument();
  });

  it('are hidden if empty', async () => {
    await show({ primary: [], secondary: [] });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
