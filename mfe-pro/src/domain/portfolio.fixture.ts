import type { Asset } from './portfolio';

/** Half a bitcoin, worth 50,000 dollars, with overrides from the test. */
export const anAsset = (changes: Partial<Asset> = {}): Asset => ({
  currency: 'btc',
  displayTicker: 'btc',
  name: 'Bitcoin',
  network: 'btc',
  iconUrl: null,
  available: '0.5',
  locked: '0',
  usdPrice: '100000',
  withdrawalFee: '0.0001',
  decimals: 8,
  ...changes,
});

/** Two ether, worth 6,000 dollars. */
export const ether = anAsset({
  currency: 'eth',
  displayTicker: 'eth',
  name: 'Ethereum',
  network: 'eth',
  available: '1.5',
  locked: '0.5',
  usdPrice: '3000',
  withdrawalFee: '0.001',
  decimals: 18,
});
