import { SHARED_ACCOUNTS } from './shared-accounts.table.ts';
import { validateAddress, networksOf } from './validate-address.ts';

const BEACON = 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2';
const EVM = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

describe('validateAddress', () => {
  it.each([...SHARED_ACCOUNTS].map((address) => ({ address })))(
    'requires an extra id for $address',
    ({ address }) => {
      const verdicts = ['xrp', 'xlm', 'atom', 'bnbmainnet', 'eos'].map((currency) =>
        validateAddress({ currency, address, extraId: '' }),
      );

      expect(verdicts.map((verdict) => verdict?.message)).toContain('Extra Id is required');
    },
  );

  it.each([
    { currency: 'bnb', rule: 'the token on Ethereum', address: EVM, result: true },
    { currency: 'bnb', rule: 'the token on Ethereum only, not a network', address: BEACON, result: false },
    { currency: 'bnbmainnet', rule: 'the coin of its own network', address: BEACON, result: true },
    { currency: 'bnbmainnet', rule: 'the coin of its own network only', address: EVM, result: false },
    {
      currency: 'arbitrum',
      rule: 'a network, because no currency has the ticker',
      address: EVM,
      result: true,
    },
  ])('reads $currency as $rule: $result', ({ currency, address, result }) => {
    expect(validateAddress({ currency, address, extraId: '' })?.result).toBe(result);
  });

  it('reports a wrong checksum', () => {
    const changed = `${BEACON.slice(0, -1)}3`;
    const verdict = validateAddress({ currency: 'bnbmainnet', address: changed, extraId: '' });

    expect(verdict?.message).toBe('Invalid checksum');
  });

  it.each([
    {
      rule: 'an account that must be activated',
      currency: 'xrp',
      address: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
      isActivated: true,
    },
    { rule: 'an account that needs no activation', currency: 'eth', address: EVM, isActivated: undefined },
  ])('reports activation: $rule', ({ currency, address, isActivated }) => {
    expect(validateAddress({ currency, address, extraId: '' })?.isActivated).toBe(isActivated);
  });

  it.each(['mars', 'usd', ''])('returns null for %p', (currency) => {
    expect(validateAddress({ currency, address: EVM, extraId: '' })).toBeNull();
  });
});

describe('networksOf', () => {
  it.each([
    { word: 'usdttrc20', codes: ['trx'] },
    { word: 'TRX', codes: ['trx'] },
    { word: 'arbitrum', codes: ['arbitrum'] },
    { word: 'bnb', codes: ['eth', 'bnb'] },
    { word: 'usd', codes: [] },
    { word: 'mars', codes: [] },
  ])('of $word are $codes', ({ word, codes }) => {
    expect(networksOf(word).map(({ code }) => code)).toEqual(codes);
  });
});
