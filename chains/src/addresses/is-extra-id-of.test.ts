import { isExtraIdOf } from './is-extra-id-of.ts';

describe('isExtraIdOf', () => {
  it.each([
    { rule: 'a tag', network: 'xrp', text: '12345', is: true },
    { rule: 'letters as a tag', network: 'xrp', text: 'abc', is: false },
    { rule: 'full-width digits', network: 'xrp', text: '１２', is: false },
    { rule: 'a memo with spaces', network: 'eos', text: 'order 7, thanks', is: true },
    { rule: 'a memo in another script', network: 'algo', text: 'заказ 7', is: true },
    { rule: 'a zero-width space', network: 'eos', text: '7\u200b', is: false },
    { rule: 'a byte order mark inside', network: 'waxp', text: '1\ufeff2', is: false },
    { rule: 'a right-to-left override', network: 'hbar', text: '\u202e12', is: false },
    { rule: 'a control character', network: 'algo', text: '1\u00002', is: false },
    { rule: 'a tab', network: 'eos', text: '1\t2', is: false },
    {
      rule: 'a recovery phrase',
      network: 'hbar',
      text: `${'legal winner thank year '.repeat(2)}wave sausage worth useful`,
      is: false,
    },
    {
      rule: 'a private key (BIP 178 test key)',
      network: 'algo',
      text: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
      is: false,
    },
    { rule: 'a sentence', network: 'eos', text: 'payment for order 7 of our shop, many thanks', is: true },
    { rule: 'a network without memos', network: 'btc', text: '1', is: false },
    { rule: 'an unknown network', network: 'nowhere', text: '1', is: false },
  ])('$network: $rule is one: $is', ({ network, text, is }) => {
    expect(isExtraIdOf(network, text)).toBe(is);
  });
});
