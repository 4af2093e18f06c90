import { confirmationPath, interestOf, missingToRepay, riskOf, termsOf } from '.';
import { aLoan, loanTerms } from './loan.fixture';

describe('a loan (spec §3 "Loans")', () => {
  it.each([
    { rule: 'active: the amount owed beyond the loan', loan: aLoan(), interest: '39.4520548' },
    {
      rule: 'repaid: its total cost',
      loan: aLoan({ status: 'repaid', owed: '0', repaid: '10050.5' }),
      interest: '50.5',
    },
    { rule: 'sold: unknown', loan: aLoan({ status: 'liquidated', owed: '0' }), interest: null },
  ])('has interest; $rule', ({ loan, interest }) => {
    expect(interestOf(loan)).toBe(interest);
  });

  it.each([
    { rule: 'exactly enough', available: '10039.4520548', missing: null },
    { rule: 'the smallest unit too little', available: '10039.45205479', missing: '0.00000001' },
    { rule: 'unknown balance', available: null, missing: null },
  ])('is repaid from the balance: $rule', ({ available, missing }) => {
    expect(missingToRepay(aLoan(), available)).toBe(missing);
  });

  it.each([
    { ltv: 0.7499, risk: 'low' },
    { ltv: 0.75, risk: 'raised' },
    { ltv: 0.8799, risk: 'raised' },
    { ltv: 0.88, risk: 'high' },
  ])('with $ltv owed has a $risk risk', ({ ltv, risk }) => {
    expect(riskOf(ltv)).toBe(risk);
  });
});

describe('the path of a loan’s terms (spec §2)', () => {
  it('contains all of them', () => {
    const path = confirmationPath(loanTerms({ amount: '0.000000000000000001' }));
    expect(path).toBe(
      '/pro/confirmation-loan?deposit=btc&loan=usdttrc20&amount=0.000000000000000001&ltv=0.5',
    );
    expect(termsOf(path.slice(path.indexOf('?')))).toEqual(loanTerms({ amount: '0.000000000000000001' }));
  });

  it.each([
    { rule: 'nothing', search: '' },
    { rule: 'no amount', search: '?deposit=btc&loan=dai&ltv=0.5' },
    { rule: 'an invalid number', search: '?deposit=btc&loan=dai&amount=x&ltv=0.5' },
    { rule: 'zero', search: '?deposit=btc&loan=dai&amount=0&ltv=0.5' },
    { rule: 'more than the deposit is worth', search: '?deposit=btc&loan=dai&amount=1&ltv=1.5' },
    { rule: 'as much as the deposit is worth', search: '?deposit=btc&loan=dai&amount=1&ltv=1' },
    { rule: 'a share of zero', search: '?deposit=btc&loan=dai&amount=1&ltv=0' },
    { rule: 'a share below zero', search: '?deposit=btc&loan=dai&amount=1&ltv=-0.5' },
    { rule: 'no share', search: '?deposit=btc&loan=dai&amount=1' },
    { rule: 'no deposit', search: '?loan=dai&amount=1&ltv=0.5' },
    { rule: 'no currency of the loan', search: '?deposit=btc&amount=1&ltv=0.5' },
    { rule: 'a sign before a ticker', search: '?deposit=-btc&loan=dai&amount=1&ltv=0.5' },
    { rule: 'a sign after a ticker', search: '?deposit=btc&loan=dai-&amount=1&ltv=0.5' },
    { rule: 'no ticker', search: '?deposit=../x&loan=dai&amount=1&ltv=0.5' },
  ])('is invalid with $rule', ({ search }) => {
    expect(termsOf(search)).toBeNull();
  });
});
