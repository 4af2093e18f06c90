import type { WhitelistedAddress } from './own-account';

/** A saved ETH address, with overrides from the test. */
export const aWhitelistedAddress = (change: Partial<WhitelistedAddress> = {}): WhitelistedAddress => ({
  id: '1',
  label: null,
  wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  extraId: null,
  currencies: ['eth'],
  ...change,
});
