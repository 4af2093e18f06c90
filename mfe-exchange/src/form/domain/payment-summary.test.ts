import { isServedIn, paymentProblem, paymentSummaries, shownKind } from './payment-summary';
import { aPaymentMethod } from './payment-method.fixture';

const card = aPaymentMethod();
const smallCard = aPaymentMethod({
  provider: 'p_quickbuy',
  minAmount: '10',
  maxAmount: '2000',
  feePercent: '10',
  speedForecast: '1-5',
  exceptCountries: ['US'],
});
const transfer = aPaymentMethod({
  kind: 'bank-transfer',
  maxAmount: '50000',
  feePercent: '0.5',
  speedForecast: '1440-2880',
});
const instant = aPaymentMethod({ kind: 'instant-transfer', maxAmount: '15000', onlyCountries: ['DE'] });
const methods = [card, smallCard, transfer, instant];

describe('paymentSummaries', () => {
  it('have one row for each way to pay, in the order of the service', () => {
    const kinds = paymentSummaries(methods, '').map(({ kind }) => kind);
    expect(kinds).toEqual(['card', 'bank-transfer', 'instant-transfer']);
  });

  it.each([
    {
      rule: 'the widest limits, the lowest fee, the shortest time',
      country: '',
      has: { minAmount: '10', maxAmount: '20000', feePercent: '2.5', speedForecast: '1-5', isServed: true },
    },
    {
      rule: 'only of providers that serve the country',
      country: 'US',
      has: { minAmount: '20', maxAmount: '20000', speedForecast: '5-10', isServed: true },
    },
  ])('have $rule', ({ country, has }) => {
    expect(paymentSummaries(methods, country)[0]).toMatchObject(has);
  });
});

describe('isServedIn', () => {
  it.each([
    { rule: 'no restriction', change: {}, country: 'US', is: true },
    { rule: 'an excluded country', change: { exceptCountries: ['US'] }, country: 'US', is: false },
    { rule: 'another than the excluded one', change: { exceptCountries: ['US'] }, country: 'DE', is: true },
    { rule: 'one of the only countries', change: { onlyCountries: ['DE'] }, country: 'DE', is: true },
    { rule: 'none of the only countries', change: { onlyCountries: ['DE'] }, country: 'US', is: false },
    { rule: 'an unknown country', change: { onlyCountries: ['DE'] }, country: '', is: true },
  ])('$rule: $is', ({ change, country, is }) => {
    expect(isServedIn(aPaymentMethod(change), country)).toBe(is);
  });
});

describe('paymentProblem', () => {
  it.each([
    { rule: 'an amount in range', kind: 'card', country: '', sent: '100', problem: null },
    { rule: 'no amount yet', kind: 'card', country: '', sent: null, problem: null },
    { rule: 'an unknown way to pay', kind: 'cash', country: '', sent: '100', problem: null },
    {
      rule: 'an amount above the maximum: by transfer',
      kind: 'card',
      country: '',
      sent: '30000',
      problem: { reason: 'TooLarge', limit: '20000', alternatives: ['bank-transfer'] },
    },
    {
      rule: 'an amount below the minimum: by card',
      kind: 'bank-transfer',
      country: '',
      sent: '15',
      problem: { reason: 'TooSmall', limit: '20', alternatives: ['card'] },
    },
    {
      rule: 'another country',
      kind: 'instant-transfer',
      country: 'US',
      sent: '100',
      problem: { reason: 'Country', limit: null, alternatives: ['card', 'bank-transfer'] },
    },
    {
      rule: 'an amount that nothing accepts',
      kind: 'card',
      country: '',
      sent: '90000',
      problem: { reason: 'TooLarge', limit: '20000', alternatives: [] },
    },
  ])('$rule', ({ kind, country, sent, problem }) => {
    expect(paymentProblem(paymentSummaries(methods, country), kind, sent)).toEqual(problem);
  });
});

it.each([
  { kind: '', exchange: 'buy', shown: 'card' },
  { kind: '', exchange: 'sell', shown: 'bank-transfer' },
  { kind: 'apple-pay', exchange: 'buy', shown: 'apple-pay' },
] as const)('shows "$kind" as $shown to $exchange', ({ kind, exchange, shown }) => {
  expect(shownKind(kind, exchange)).toBe(shown);
});
