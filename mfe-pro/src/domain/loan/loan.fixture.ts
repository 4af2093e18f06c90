import type { Loan, LoanTerms } from './loan';

/** Loan of 10,000 USDT for half the value of 0.25 BTC, twelve days old. */
export const aLoan = (changes: Partial<Loan> = {}): Loan => ({
  id: 'loan_1',
  status: 'active',
  deposit: { currency: 'btc', amount: '0.25' },
  loan: { currency: 'usdttrc20', amount: '10000' },
  ltv: 0.52,
  owed: '10039.45205480',
  repaid: null,
  yearlyRate: '0.12',
  liquidationPrice: '42271.38',
  createdAtMs: Date.parse('2026-11-08T10:00:00.000Z'),
  endedAtMs: null,
  ...changes,
});

/** Terms of a loan. */
export const loanTerms = (changes: Partial<LoanTerms> = {}): LoanTerms => ({
  deposit: 'btc',
  loan: 'usdttrc20',
  amount: '0.25',
  ltv: 0.5,
  ...changes,
});
