import { refundFeeOf } from './refund-fee';
import { aTransaction } from './transaction.fixture';

const REFUND = { amount: '0.9', displayTicker: null, address: null, extraId: null, otherAddresses: [] };
const WRONG = {
  kind: 'wrongAsset',
  displayTicker: 'ltc',
  ticker: 'ltc',
  network: 'ltc',
  amount: '7',
  decideUntil: null,
} as const;
const { payin } = aTransaction();

describe('the fee of a refund', () => {
  it.each([
    {
      rule: 'is the rest of the deposit, without rounding',
      arrived: '1.000000000000000001',
      change: {},
      fee: '0.100000000000000001',
    },
    { rule: 'is absent if everything returns', arrived: '0.9', change: {}, fee: null },
    { rule: 'is never negative', arrived: '0.8', change: {}, fee: null },
    { rule: 'is unknown without the deposit', arrived: null, change: {}, fee: null },
    { rule: 'is unknown without the refund', arrived: '1', change: { amount: null }, fee: null },
    { rule: 'is unknown in another currency', arrived: '1', change: { displayTicker: 'doge' }, fee: null },
  ])('$rule', ({ arrived, change, fee }) => {
    const facts = { payin: { ...payin, amount: arrived }, depositNote: null };
    expect(refundFeeOf(facts, { ...REFUND, ...change })).toBe(fee);
  });

  it('is in the currency that arrived', () => {
    const facts = { payin, depositNote: WRONG };
    expect(refundFeeOf(facts, { ...REFUND, amount: '6.9', displayTicker: 'ltc' })).toBe('0.1');
  });
});
