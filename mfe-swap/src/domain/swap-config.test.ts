import { findNetwork } from '@coinlane/chains/networks';

import { networkOf } from './token';
import { adviceOf, explorerLink } from './swap-config';

describe('explorer links (spec §3: the template with $$ replaced)', () => {
  it.each([
    {
      rule: 'a hash on Ethereum',
      link: explorerLink('ethereum', 'tx', '0xab'),
      is: 'https://etherscan.io/tx/0xab',
    },
    {
      rule: 'an address on Binance Chain',
      link: explorerLink('binance', 'address', 'bnb1x'),
      is: 'https://explorer.bnbchain.org/address/bnb1x',
    },
    {
      rule: 'a hash on Binance Chain',
      link: explorerLink('binance', 'tx', 'ab'),
      is: 'https://explorer.bnbchain.org/tx/ab',
    },
    {
      rule: 'an address on Neo',
      link: explorerLink('neo', 'address', 'A1'),
      is: 'https://neoscan.io/address/A1',
    },
    {
      rule: 'an address on Omni',
      link: explorerLink('omni', 'address', '1B'),
      is: 'https://omniexplorer.info/address/1B',
    },
    { rule: 'an empty value', link: explorerLink('omni', 'tx', ''), is: null },
    { rule: 'Neo', link: explorerLink('neo', 'tx', 'ab'), is: 'https://neoscan.io/transaction/ab' },
    { rule: 'Omni', link: explorerLink('omni', 'tx', 'ab'), is: 'https://omniexplorer.info/tx/ab' },
    {
      rule: 'a value that leaves its path segment',
      link: explorerLink('omni', 'tx', '../?x=$&'),
      is: 'https://omniexplorer.info/tx/..%2F%3Fx%3D%24%26',
    },
    { rule: 'no value', link: explorerLink('omni', 'tx', null), is: null },
    { rule: 'an unknown chain', link: explorerLink('toString', 'tx', 'ab'), is: null },
  ])('$rule', ({ link, is }) => {
    expect(link).toBe(is);
  });

  // a copy of four rows: the table would make the first load 2 kB larger
  it.each(['ethereum', 'binance', 'neo', 'omni'] as const)(
    'are those of the row of %s in chains',
    (blockchain) => {
      const row = findNetwork(networkOf({ token: 'usdt', blockchain }));
      expect(explorerLink(blockchain, 'tx', 'ab')).toBe(row?.explorer?.transaction.replace('$$', () => 'ab'));
      expect(explorerLink(blockchain, 'address', 'ab')).toBe(
        row?.explorer?.address.replace('$$', () => 'ab'),
      );
    },
  );
});

describe('the notices of a token (spec §3 "Token swap config")', () => {
  it('has a required partner warning for AVA only', () => {
    expect(adviceOf({ token: 'ava', blockchain: 'binance' })).toMatchObject({
      hasPartnerWarning: true,
      hasLimitsWarning: true,
    });
    expect(adviceOf({ token: 'now', blockchain: 'ethereum' })).toEqual({
      hasPartnerWarning: false,
      hasLimitsWarning: false,
      wallet: null,
    });
  });

  it.each(['binance', 'neo'] as const)('has a wallet for %s', (blockchain) => {
    expect(adviceOf({ token: 'now', blockchain }).wallet).toMatch(/^https:\/\//);
  });
});
