import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { Currency } from '../../../currency/domain/currency';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { CurrencyPicker } from '.';
import type { CurrencyPickerProps, CurrencyPickerWords } from '.';

export const CURRENCIES: readonly Currency[] = [
  aCurrency(),
  aCurrency({ ticker: 'eth', name: 'Ethereum' }),
  aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether' }),
  aCurrency({ ticker: 'usdterc20', displayTicker: 'usdt', network: 'eth', name: 'Tether' }),
  aCurrency({ ticker: 'off', name: 'Offcoin', canBeSent: false }),
];

const WORDS: CurrencyPickerWords = {
  search: 'Search currency',
  list: 'Currencies',
  filter: 'Show',
  filters: { ALL: 'All', NEW: 'New', GAINERS24H: 'Gainers', LOSERS24H: 'Losers', BALANCE: 'My balance' },
  groups: {
    favourites: 'Favourites',
    recent: 'Recently chosen',
    popular: 'Popular',
    popularFiats: 'Money',
    stablecoins: 'Stablecoins',
    defi: 'DeFi',
    all: 'All currencies',
    new: 'New here',
    topGainers: 'Top gainers',
    topLosers: 'Top losers',
    balance: 'Your balances',
  },
  nothingFound: 'Nothing found',
  searchAll: 'Search all',
  results: (count) => `${String(count)} currencies`,
  networks: (count) => `${String(count)} networks`,
  chooseNetwork: ({ displayTicker }) => `Choose the network of ${displayTicker.toUpperCase()}`,
  back: 'All currencies',
  isFavourite: 'favourite',
  favourite: ({ ticker }, isOne) => `${isOne ? 'Remove' : 'Add'} ${ticker}`,
  change: ({ change24h }) => `${change24h ?? '0'} %`,
};

/** Renders the picker with five currencies and records its callbacks. */
export const show = (change: Partial<CurrencyPickerProps> = {}) => {
  const onPick = jest.fn<undefined, [Currency]>();
  const onFavourite = jest.fn<undefined, [Currency]>();
  render(
    <CurrencyPicker
      currencies={CURRENCIES}
      own={{ favourites: [], recents: [], owned: null }}
      selectedTicker="btc"
      unavailableReason={({ canBeSent }) => (canBeSent ? null : 'not available now')}
      onPick={onPick}
      onFavourite={onFavourite}
      words={WORDS}
      {...change}
    />,
  );
  return { onPick, onFavourite, user: userEvent.setup() };
};
export const search = () => screen.getByRole('combobox', { name: 'Search currency' });
/** The active option. */
export const active = () => {
  const id = search().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};
