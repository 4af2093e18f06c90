import { costOf } from './exchange-cost';

describe('the cost of an exchange', () => {
  const facts = { send: '0.1', receive: '2.99', marketRate: '30', networkFee: '0.002' };
  it('is the difference to the market rate; the service fee is what the network fee leaves', () => {
    expect(costOf(facts)).toEqual({
      service: { amount: '0.008', percent: '0.27' },
      total: { amount: '0.01', percent: '0.33' },
    });
  });

  it.each([
    { rule: 'the market rate', change: { marketRate: null } },
    { rule: 'the amount to receive', change: { receive: null } },
    { rule: 'a positive amount to send', change: { send: '0' } },
  ])('is unknown without $rule', ({ change }) => {
    expect(costOf({ ...facts, ...change })).toBeNull();
  });
});
