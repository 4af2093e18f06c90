import { minPriceX128 } from './chainflip.ts';

describe('the lowest price of a Chainflip order', () => {
  it.each([
    {
      rule: 'more decimals received than sent',
      price: '33.7',
      slippage: '1',
      decimals: [8, 18] as const,
      is: BigInt('0x4dade5cb8000000000000000000000000000000000').toString(),
    },
    {
      rule: 'fewer',
      price: '2000',
      slippage: '0',
      decimals: [18, 6] as const,
      is: '680564733841876926926749214863',
    },
    { rule: 'equal', price: '1', slippage: '50', decimals: [6, 6] as const, is: (2n ** 127n).toString() },
  ])('$rule', ({ price, slippage, decimals: [sent, received], is }) => {
    expect(minPriceX128(price, slippage, { from: { decimals: sent }, to: { decimals: received } })).toBe(is);
  });
});
