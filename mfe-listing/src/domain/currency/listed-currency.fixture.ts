import type { ListedCurrency } from './listed-currency';

/** Bitcoin, with overrides from the test. */
export const aCurrency = (changes: Partial<ListedCurrency> = {}): ListedCurrency => ({
  id: '1',
  name: 'Bitcoin',
  ticker: 'btc',
  displayTicker: 'btc',
  network: 'btc',
  networkName: 'Bitcoin',
  list: null,
  link: 'bitcoin',
  iconPath: '/gateway/content/icons/btc.svg',
  isPage: true,
  isFiat: false,
  isUnpopular: false,
  isFixedRateEnabled: true,
  redirectTo: null,
  defaultAmount: '0.1',
  mayBeSent: true,
  mayBeReceived: true,
  hasNoUpperLimit: false,
  ...changes,
});

export const bitcoin = aCurrency();

export const ethereum = aCurrency({
  id: '2',
  name: 'Ethereum',
  ticker: 'eth',
  displayTicker: 'eth',
  network: 'eth',
  networkName: 'Ethereum',
  link: 'ethereum',
  iconPath: '/gateway/content/icons/eth.svg',
});

export const tetherOnTron = aCurrency({
  id: '3',
  name: 'Tether (TRC20)',
  ticker: 'usdttrc20',
  displayTicker: 'usdt',
  network: 'trx',
  networkName: 'TRON',
  link: 'tether-trc20',
  iconPath: '/gateway/content/icons/usdt.svg',
});

export const tetherOnEthereum = aCurrency({
  id: '4',
  name: 'Tether (ERC20)',
  ticker: 'usdterc20',
  displayTicker: 'usdt',
  network: 'eth',
  networkName: 'Ethereum',
  link: 'tether-erc20',
  iconPath: '/gateway/content/icons/usdt.svg',
  isFixedRateEnabled: false,
});

export const dollar = aCurrency({
  id: '5',
  name: 'US Dollar',
  ticker: 'usd',
  displayTicker: 'usd',
  network: 'usd',
  networkName: '',
  link: 'us-dollar',
  iconPath: null,
  isFiat: true,
  isFixedRateEnabled: false,
});
