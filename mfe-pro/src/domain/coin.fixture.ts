import type { Coin } from './coin';

/** Bitcoin, with overrides from the test. */
export const aCoin = (changes: Partial<Coin> = {}): Coin => ({
  ticker: 'btc',
  displayTicker: 'btc',
  name: 'Bitcoin',
  network: 'btc',
  tokenContract: null,
  hasExtraId: false,
  iconUrl: null,
  ...changes,
});

/** Tether on Tron. */
export const tether = aCoin({ ticker: 'usdttrc20', displayTicker: 'usdt', name: 'Tether', network: 'trx' });

/** Ripple, which requires a tag. */
export const ripple = aCoin({
  ticker: 'xrp',
  displayTicker: 'xrp',
  name: 'Ripple',
  network: 'xrp',
  hasExtraId: true,
});
