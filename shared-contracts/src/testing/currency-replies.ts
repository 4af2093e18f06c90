/** GET /v2/exchange/currencies (api contract §3.1). */
export const currenciesReply = [
  {
    ticker: 'btc',
    name: 'Bitcoin',
    image: 'https://static.example/btc.svg',
    hasExternalId: false,
    isExtraIdSupported: false,
    isFiat: false,
    featured: true,
    isStable: false,
    supportsFixedRate: true,
    network: 'btc',
    tokenContract: null,
    buy: true,
    sell: true,
    legacyTicker: 'btc',
  },
  {
    ticker: 'eth',
    name: 'Ethereum (Binance Smart Chain)',
    image: 'https://static.example/ethbsc.svg',
    hasExternalId: false,
    isExtraIdSupported: false,
    isFiat: false,
    featured: false,
    isStable: false,
    supportsFixedRate: true,
    network: 'bsc',
    tokenContract: '0x2170ed0880ac9a755fd29b2688956bd959f933f8',
    decimals: 18,
    buy: true,
    sell: true,
    legacyTicker: 'ethbsc',
  },
] as const;

/** GET /v1/currencies/{ticker} with the spec's additions (api contract §2.3, §6.2). */
export const currencyInfoReply = {
  ticker: 'xlm',
  name: 'Stellar',
  image: 'https://static.example/xlm.svg',
  network: 'xlm',
  legacyTicker: 'xlm',
  currentTicker: 'xlm',
  warnings: { from: '', to: 'If the receiving wallet requires a memo, enter it.' },
  hasExternalId: true,
  externalIdName: 'Memo',
  isFiat: false,
  isAnonymous: false,
  regex: '^G[A-Z2-7]{55}$',
  regexTag: '^[0-9A-Za-z]{1,28}$',
  wallets: {
    primary: [
      {
        name: 'Example Wallet',
        url: 'https://wallet.example/',
        imageUrl: 'https://static.example/wallet.svg',
        platforms: {
          android: true,
          ios: true,
          linux: false,
          chromeos: false,
          windows: true,
          macos: true,
          web: true,
        },
        properties: { anonymity: 'medium', security: 'high', weight: 'low' },
        multi: true,
      },
    ],
    secondary: [],
  },
  addressExplorerMask: 'https://explorer.example/account/$$',
  transactionExplorerMask: 'https://explorer.example/tx/$$',
} as const;

/** GET /market-info/fixed-rate (api contract §2.8), with a duplicate coin as in real replies. */
export const fixedRateMarketReply = [
  {
    from: 'btg',
    to: 'xmr',
    rate: 0.14941302599839185,
    minerFee: 0.0010244438488340927,
    min: 0.09442316,
    max: 83.339702,
  },
  { from: 'btg', to: 'btg', rate: 0.978, minerFee: 0, min: 0.1, max: null },
] as const;

/** GET /market-info/available-pairs (api contract §2.9). */
export const availablePairsReply = ['btc_eth', 'btc_ltc', 'eth_btc'] as const;

/** Row of the content service (api contract §6.1). */
export const listingCurrencyReply = {
  id: 1,
  name: 'Tether (TRC20)',
  ticker: 'usdttrc20',
  currentTicker: 'usdt',
  network: 'trx',
  link: 'tether-trc20',
  icon: { url: '/icons/usdt.svg' },
  isPage: true,
  isFiat: false,
  isUnpopular: false,
  isFixedRateEnabled: true,
  redirectTo: null,
  defaultValue: 100,
  manualDefaultValue: null,
} as const;

/** GET /coin-pairs/{link} (api contract §6.1). */
export const coinPairsReply = {
  coinFrom: { ticker: 'usdttrc20', link: 'tether-trc20', name: 'Tether' },
  currentCurrency: listingCurrencyReply,
  nameAndCurrentTicker: 'Tether (USDT)',
  pairsCurrencies: [listingCurrencyReply],
  validPairsLinks: ['bitcoin'],
} as const;
