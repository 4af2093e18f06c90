import { checkSolana } from './solana.ts';

describe('checkSolana', () => {
  it.each([
    { rule: 'an address of Osmosis', address: 'osmo1x7r3w2rv7nn6rnhsc8sx6n3prp6ggk6cfa4hnq' },
    { rule: 'also with a typing error', address: 'osmo1x7r3w2rv7nn6rnhsc8sx6n3prp6ggk6cfa4hnr' },
    { rule: 'an address of DigiByte', address: 'dgb1qtjgmerfqwdffyf8ghcrkgy52cghsqptynmyswu' },
    { rule: 'also in upper case', address: 'DGB1QTJGMERFQWDFFYF8GHCRKGY52CGHSQPTYNMYSWU' },
    { rule: 'a key in small letters', address: '6p6xghyf7aee6tzksmfsko444wqop15icusqi2jfgipn' },
    { rule: 'a key in capitals', address: 'EPJFWDD5AUFQSSQEM2QN1XZYBAPC8G4WEGGKZWYTDT1V' },
  ])('refuses $rule, although it is Base58 of 32 bytes', ({ address }) => {
    expect(checkSolana(address)).toBe('NotThisFamily');
  });

  it('does not need both cases without letters', () => {
    expect(checkSolana('1'.repeat(32))).toBe('Valid');
  });
});
