import { findAddressFault, findOtherOwners } from './address-check';
import { aCoin } from './coin.fixture';

const COINS = [
  aCoin(),
  aCoin({ ticker: 'eth', network: 'eth' }),
  aCoin({ ticker: 'bnb', network: 'eth' }),
  aCoin({ ticker: 'ltc', network: 'ltc' }),
  aCoin({
    ticker: 'usdtton',
    network: 'ton',
    tokenContract: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  }),
];
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('findAddressFault', () => {
  it.each([
    { rule: 'a good address', currencies: ['eth'], wallet: ` ${EVM} `, fault: null },
    { rule: 'a good address for two of one network', currencies: ['eth', 'bnb'], wallet: EVM, fault: null },
    { rule: 'valid for one of two networks', currencies: ['eth', 'btc'], wallet: EVM, fault: 'OtherChain' },
    {
      rule: 'an older chain of the same coin',
      currencies: ['bnb'],
      wallet: 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2',
      fault: 'OtherChain',
    },
    {
      rule: 'a token contract in another spelling',
      currencies: ['usdtton'],
      wallet: 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p',
      fault: 'TokenContract',
    },
    { rule: 'a burn address', currencies: ['eth'], wallet: `0x${'0'.repeat(40)}`, fault: 'NobodysAddress' },
    {
      rule: 'a wrong checksum',
      currencies: ['eth'],
      wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
      fault: 'ChecksumMismatch',
    },
    { rule: 'a key or a hash', currencies: ['btc'], wallet: 'a1b2'.repeat(16), fault: 'KeyOrHash' },
    { rule: 'a word', currencies: ['btc'], wallet: 'hello!', fault: 'bad' },
    { rule: 'a currency that is not listed', currencies: ['nosuch'], wallet: 'x', fault: null },
  ])('$rule: $fault', async ({ currencies, wallet, fault }) => {
    expect(await findAddressFault({ wallet, currencies, coins: COINS })).toBe(fault);
  });
});

describe('findOtherOwners', () => {
  it.each([
    {
      rule: 'the older form of Litecoin',
      currencies: ['ltc'],
      wallet: ' 3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj ',
      found: {
        names: ['Bitcoin', 'Bitcoin Cash', 'Bitcoin SV'],
        saferSpelling: 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7',
      },
    },
    {
      rule: 'an older address of Bitcoin',
      currencies: ['btc'],
      wallet: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
      found: { names: ['Bitcoin Cash', 'Bitcoin SV'], saferSpelling: null },
    },
    {
      rule: 'an address for two of the chains',
      currencies: ['ltc', 'btc'],
      wallet: '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj',
      found: { names: ['Bitcoin Cash', 'Bitcoin SV'], saferSpelling: null },
    },
    { rule: 'an address of one chain', currencies: ['eth'], wallet: EVM, found: null },
    { rule: 'a currency that is not listed', currencies: ['nosuch'], wallet: EVM, found: null },
  ])('$rule', async ({ currencies, wallet, found }) => {
    expect(await findOtherOwners({ currencies, wallet, coins: COINS })).toEqual(found);
  });
});
