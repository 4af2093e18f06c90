import { isAddressOf, isExtraIdOf } from './address-rule';

const HEX = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const BECH = '136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23';

describe('the pattern of an address (spec §5 "Token swap form")', () => {
  it.each([
    { rule: 'Ethereum-style tokens: 0x + 40 hex characters', ticker: 'now', address: `0x${HEX}`, is: true },
    { rule: 'also in lower case', ticker: 'usdterc20', address: `0x${HEX.toLowerCase()}`, is: true },
    { rule: 'BNB on Ethereum has the same pattern', ticker: 'bnb', address: `0x${HEX}`, is: true },
    { rule: '39 characters are too few', ticker: 'awc', address: `0x${HEX.slice(1)}`, is: false },
    { rule: '41 characters are too many', ticker: 'awc', address: `0x${HEX}0`, is: false },
    { rule: 'g is not a hex character', ticker: 'eth', address: `0xg${HEX.slice(1)}`, is: false },
    {
      rule: 'bnb mainnet: bnb1 + 38 characters',
      ticker: 'bnbmainnet',
      address: `bnb1${BECH.slice(1)}`,
      is: true,
    },
    { rule: '37 are too few', ticker: 'bnbmainnet', address: `bnb1${BECH.slice(2)}`, is: false },
    {
      rule: 'the same for other tokens of that chain',
      ticker: 'nowbnb',
      address: `bnb1${BECH.slice(1)}`,
      is: true,
    },
    { rule: 'an Ethereum address is not valid on Binance', ticker: 'awcbnb', address: `0x${HEX}`, is: false },
    { rule: 'Neo: A + 33', ticker: 'avanep5', address: 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8y', is: true },
    {
      rule: 'Omni: a Bitcoin address',
      ticker: 'usdt',
      address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      is: true,
    },
    { rule: 'xrp', ticker: 'xrp', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', is: true },
    { rule: 'unknown: letters, digits, dash, underscore', ticker: 'doge2', address: 'aZ0-_', is: true },
    { rule: 'unknown: no other characters', ticker: 'doge2', address: 'a b', is: false },
    { rule: 'unknown: not empty', ticker: 'doge2', address: '', is: false },
  ])('$ticker, $rule', ({ ticker, address, is }) => {
    expect(isAddressOf(ticker, address)).toBe(is);
  });
});

/** A valid address of each ticker with its own pattern. */
const VALID: readonly (readonly [ticker: string, address: string])[] = [
  ...['eth', 'bnb', 'awc', 'now', 'usdterc20'].map((ticker) => [ticker, `0x${HEX}`] as const),
  ...['bnbmainnet', 'awcbnb', 'nowbnb', 'ava'].map((ticker) => [ticker, `bnb1${BECH.slice(1)}`] as const),
  ['usdt', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['usdt', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['btc', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['avanep5', 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8y'],
  ['xrp', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh'],
  ['xlm', `G${'AZ27'.repeat(14).slice(1)}`],
  ['eos', 'coin.lane125'],
];

describe('a valid address', () => {
  it.each(VALID)('%s: passes, but not with a character before or after it', (ticker, address) => {
    expect([address, `!${address}`, `${address}!`].map((each) => isAddressOf(ticker, each))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(VALID)('%s: does not follow the default pattern', (ticker) => {
    expect(isAddressOf(ticker, '_-_')).toBe(false);
  });
});

describe('the pattern of an extra id (spec §5)', () => {
  it.each([
    { rule: 'empty is valid', ticker: 'xrp', extraId: '', is: true },
    { rule: 'xrp tag: 1 digit', ticker: 'xrp', extraId: '1', is: true },
    { rule: 'xrp tag: 19 digits', ticker: 'xrp', extraId: '1'.repeat(19), is: true },
    { rule: 'xrp tag: 20 digits are too many', ticker: 'xrp', extraId: '1'.repeat(20), is: false },
    { rule: 'xrp tag: no letters', ticker: 'xrp', extraId: '1a', is: false },
    { rule: 'xlm memo: 28 letters and digits', ticker: 'xlm', extraId: 'a1'.repeat(14), is: true },
    { rule: 'xlm memo: 29 are too many', ticker: 'xlm', extraId: 'a'.repeat(29), is: false },
    { rule: 'xlm memo: no dash', ticker: 'xlm', extraId: 'a-1', is: false },
    { rule: 'eos memo: 120 characters', ticker: 'eos', extraId: 'memo: '.repeat(20).trim(), is: true },
    { rule: 'eos memo: 121 are too many', ticker: 'eos', extraId: 'a'.repeat(121), is: false },
    { rule: 'now on Binance: a memo', ticker: 'nowbnb', extraId: '108243', is: true },
    { rule: 'now on Binance: no spaces', ticker: 'nowbnb', extraId: '10 82', is: false },
    {
      rule: 'now on Binance: no recovery phrase',
      ticker: 'nowbnb',
      extraId: `${'legal-winner-thank-year-'.repeat(2)}wave-sausage-worth-useful`,
      is: false,
    },
    { rule: 'AVA on Binance: at most 128 characters', ticker: 'ava', extraId: 'a'.repeat(129), is: false },
    { rule: 'unknown: the default pattern', ticker: 'doge2', extraId: 'a!', is: false },
  ])('$ticker, $rule', ({ ticker, extraId, is }) => {
    expect(isExtraIdOf(ticker, extraId)).toBe(is);
  });
});
