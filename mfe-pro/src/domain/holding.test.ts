import { availableOf } from './holding';

describe('availableOf', () => {
  it.each([
    {
      rule: 'an existing balance',
      holdings: [{ currency: 'btc', available: '0.5', decimals: 8 }],
      available: '0.5',
    },
    { rule: 'nothing of it', holdings: [{ currency: 'eth', available: '1', decimals: 18 }], available: '0' },
    { rule: 'not known yet', holdings: null, available: null },
  ])('$rule', ({ holdings, available }) => {
    expect(availableOf(holdings, 'btc')).toBe(available);
  });
});
