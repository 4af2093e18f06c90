/** A currency of the content service (api contract §6.1). */
export const aCurrencyReply = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  name: 'Bitcoin',
  ticker: 'btc',
  currentTicker: 'btc',
  network: 'btc',
  link: 'bitcoin',
  icon: { url: '/icons/btc.svg' },
  isPage: true,
  isFiat: false,
  isUnpopular: false,
  isFixedRateEnabled: true,
  redirectTo: null,
  defaultValue: 0.1,
  manualDefaultValue: null,
  mayBeSent: true,
  mayBeReceived: true,
  hasNoUpperLimit: false,
  ...changes,
});

const ethereumReply = aCurrencyReply({
  id: 2,
  name: 'Ethereum',
  ticker: 'eth',
  currentTicker: 'eth',
  network: 'eth',
  link: 'ethereum',
});

const tetherReply = aCurrencyReply({
  id: 3,
  name: 'Tether (TRC20)',
  ticker: 'usdttrc20',
  currentTicker: 'usdt',
  network: 'trx',
  link: 'tether-trc20',
});

const tetherOnEthereumReply = aCurrencyReply({
  id: 4,
  name: 'Tether (ERC20)',
  ticker: 'usdterc20',
  currentTicker: 'usdt',
  network: 'eth',
  link: 'tether-erc20',
  isFixedRateEnabled: false,
});

const dollarReply = aCurrencyReply({
  id: 5,
  name: 'US Dollar',
  ticker: 'usd',
  currentTicker: 'usd',
  network: 'usd',
  link: 'us-dollar',
  icon: null,
  isFiat: true,
});

const movedReply = aCurrencyReply({
  id: 6,
  name: 'Act',
  ticker: 'act',
  currentTicker: 'act',
  network: 'act',
  link: 'act-old',
  redirectTo: 2,
});

/** A small content service: five currencies, one redirected currency, and a hundred more for a second page. */
export const contentReplies = {
  'GET content/currencies': [
    aCurrencyReply(),
    ethereumReply,
    tetherReply,
    tetherOnEthereumReply,
    dollarReply,
    movedReply,
    ...Array.from({ length: 100 }, (_, index) =>
      aCurrencyReply({
        id: 100 + index,
        name: `Sample ${String(index).padStart(3, '0')}`,
        ticker: `smp${String(index)}`,
        currentTicker: `smp${String(index)}`,
        network: 'eth',
        link: `sample-${String(index)}`,
        isFixedRateEnabled: false,
      }),
    ),
  ],
  'GET content/available-buy-currencies/links': ['bitcoin', 'ethereum'],
  'GET content/top-currencies/links': ['bitcoin', 'ethereum'],
  'GET ranking/ranks': { BTC: 1, ETH: 2, USDTTRC20: 3 },
  'GET price-data/': { BTC: { USD: 91234.1 }, ETH: { USD: 3010.55 } },
  'GET price-data/markets': {
    updatedAt: '2026-01-02T06:41:00.000Z',
    markets: {
      BTC: { price: 91234.1, change24h: 1.24, points: [90000, 91000, 92000] },
      ETH: { price: 3010.55 },
    },
  },
  'GET frontend/main/24h/btc_eth': {
    from: 'btc',
    to: 'eth',
    rate: 30.31,
    change24h: -1.23,
    high24h: 30.9,
    low24h: 29.8,
    points: [
      [1, 30.5],
      [2, 30.4],
      [3, 30.31],
    ],
  },
  'GET public-v2/exchange/range': { minAmount: 0.0002, maxAmount: null },
  'GET content/coin-pairs/bitcoin': {
    coinFrom: aCurrencyReply(),
    currentCurrency: aCurrencyReply(),
    nameAndCurrentTicker: 'Bitcoin (BTC)',
    pairsCurrencies: [ethereumReply, tetherReply, dollarReply],
    validPairsLinks: ['ethereum'],
    coinsWithExceptions: ['tether-trc20'],
  },
};
