import { balanceData, decimalsData, fromQuantity, fromWord, toQuantity, transferData } from './evm-call';

const OWNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('call data of ERC-20 tokens', () => {
  it('of a transfer holds the recipient and the exact units', () => {
    expect(transferData(OWNER, '123456789012345678901234567890')).toBe(
      '0xa9059cbb' +
        '0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed' +
        '0000000000000000000000000000000000000001' +
        '8ee90ff6c373e0ee4e3f0ad2',
    );
  });

  it('of a balance holds the owner', () => {
    expect(balanceData(OWNER)).toBe(
      '0x70a082310000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    );
  });

  it('of the decimals is the selector alone', () => {
    expect(decimalsData()).toBe('0x313ce567');
  });
});

describe('quantities', () => {
  it.each([
    { rule: 'zero', units: '0', quantity: '0x0' },
    { rule: 'one coin in wei', units: '1000000000000000000', quantity: '0xde0b6b3a7640000' },
    { rule: 'more than a double can hold', units: '9007199254740993', quantity: '0x20000000000001' },
  ])('$rule', ({ units, quantity }) => {
    expect(toQuantity(units)).toBe(quantity);
    expect(fromQuantity(quantity)).toBe(units);
  });

  it.each([
    { rule: 'a word with leading zeros', reply: `0x${'0'.repeat(62)}12`, units: '18' },
    { rule: 'nothing', reply: '0x', units: null },
    { rule: 'more than a word', reply: `0x${'1'.repeat(65)}`, units: null },
    { rule: 'a number', reply: 18, units: null },
    { rule: 'decimal digits', reply: '18', units: null },
    { rule: 'other letters', reply: '0xzz', units: null },
  ])('$rule reads as $units', ({ reply, units }) => {
    expect(fromQuantity(reply)).toBe(units);
  });
});

describe('the result of a contract call', () => {
  it.each([
    { rule: 'a word', reply: `0x${'0'.repeat(62)}12`, units: '18' },
    { rule: 'half a word', reply: `0x${'0'.repeat(30)}12`, units: null },
    { rule: 'two words', reply: `0x${'0'.repeat(128)}`, units: null },
    { rule: 'a quantity', reply: '0x12', units: null },
  ])('$rule reads as $units', ({ reply, units }) => {
    expect(fromWord(reply)).toBe(units);
  });
});
