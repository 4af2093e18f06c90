import { stepOf } from './exchange-step';

describe('stepOf (spec §4 "Exchange stepper")', () => {
  const facts = { transaction: null, isQuoteOver: false, isRateMoved: false };
  it.each([
    { rule: 'the form is the first step', facts, step: 'SET_TRANSACTION' },
    {
      rule: 'a created transaction is shown',
      facts: { ...facts, transaction: { isExpired: false } },
      step: 'TRANSACTION',
    },
    {
      rule: 'an unpaid transaction expires',
      facts: { ...facts, transaction: { isExpired: true } },
      step: 'TRANSACTION_EXPIRED',
    },
    { rule: 'a moved rate asks again', facts: { ...facts, isRateMoved: true }, step: 'CONFIRM_TRANSACTION' },
    {
      rule: 'a rate that ended waits for a new one',
      facts: { ...facts, isQuoteOver: true },
      step: 'FIXED_RATE_TIME_EXCEEDED',
    },
    {
      rule: 'an ended rate is not confirmed, moved or not',
      facts: { ...facts, isQuoteOver: true, isRateMoved: true },
      step: 'FIXED_RATE_TIME_EXCEEDED',
    },
    {
      rule: 'a transaction outlives the rate it was made with',
      facts: { transaction: { isExpired: false }, isQuoteOver: true, isRateMoved: true },
      step: 'TRANSACTION',
    },
  ] as const)('$rule', ({ facts: given, step }) => {
    expect(stepOf(given)).toBe(step);
  });
});
