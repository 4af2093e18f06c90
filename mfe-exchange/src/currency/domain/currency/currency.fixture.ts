import { networkName } from '@coinlane/chains/networks';

import type { Currency, CurrencyInfo } from './currency';

/** Bitcoin, with overrides from the test. */
export const aCurrency = (change: Partial<Currency> = {}): Currency => ({
  ticker: 'btc',
  displayTicker: change.ticker ?? 'btc',
  network: change.ticker ?? 'btc',
  networkName: networkName(change.network ?? change.ticker ?? 'btc'),
  name: 'Bitcoin',
  iconUrl: '/icons/btc.svg',
  isFiat: false,
  isStable: false,
  isFeatured: false,
  isNew: false,
  isAnonymous: false,
  supportsFixedRate: true,
  canBeSent: true,
  canBeReceived: true,
  hasExtraId: false,
  tokenContract: null,
  manualDefaultValue: null,
  defaultValue: null,
  change24h: null,
  ...change,
});

/** Details of a currency without patterns, with overrides from the test. */
export const aCurrencyInfo = (change: Partial<CurrencyInfo> = {}): CurrencyInfo => ({
  ticker: 'btc',
  network: 'btc',
  isAnonymous: false,
  hasExtraId: false,
  extraIdName: null,
  warningsFrom: [],
  warningsTo: [],
  addressPattern: null,
  extraIdPattern: null,
  addressExplorerMask: null,
  transactionExplorerMask: null,
  ...change,
});
