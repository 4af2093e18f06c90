import { anEstimate } from '../estimate/estimate.fixture';
import { formFacts } from './form-facts.fixture';
import { reviewForm } from './review-form';

const fixed = { rateMode: 'fixed', estimate: anEstimate({ rateId: 'r1', validUntil: 2_000 }) } as const;

describe('the problems of an exchange form (spec §5 "Exchange form")', () => {
  it.each([
    {
      rule: 'for direct the amount that is sent is missing',
      facts: { ...fixed, direction: 'direct', amount: null },
      reasons: [{ _tag: 'AmountMissing', side: 'from' }],
    },
    {
      rule: 'for reverse the amount that is received is missing',
      facts: { ...fixed, direction: 'reverse', amount: null },
      reasons: [{ _tag: 'AmountMissing', side: 'to' }],
    },
    {
      rule: 'for reverse the limits apply to the sent amount',
      facts: {
        ...fixed,
        direction: 'reverse',
        amountTo: '1',
        estimate: anEstimate({ maxAmount: '1.4' }),
      },
      reasons: [{ _tag: 'AmountTooLarge', max: '1.4' }],
    },
    {
      rule: 'for reverse too there must be an estimate',
      facts: { direction: 'reverse', amountTo: '1', estimate: null },
      reasons: [{ _tag: 'EstimateMissing' }],
    },
    {
      rule: 'an e-mail that is too long',
      facts: { email: { _tag: 'TooLong' } },
      reasons: [{ _tag: 'EmailInvalid', verdict: { _tag: 'TooLong' } }],
    },
  ] as const)('are exact: $rule', ({ facts, reasons }) => {
    expect(reviewForm(formFacts(facts))).toEqual({ _tag: 'Blocked', reasons });
  });

  it('do not include a required memo that is entered', () => {
    const facts = formFacts({
      memo: { _tag: 'Given', extraId: '7' },
      serverCheck: { _tag: 'ExtraIdRequired' },
    });
    expect(reviewForm(facts)._tag).toBe('Ready');
  });
});
