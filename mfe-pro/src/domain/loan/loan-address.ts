import { isPositive, readAmount } from '../amount';
import type { LoanTerms } from './loan';

const TICKER = /^[a-z0-9]{2,40}$/;

/** Path of a loan confirmation. Contains all terms, so that a reload loses nothing (spec §2). */
export const confirmationPath = ({ deposit, loan, amount, ltv }: LoanTerms): string =>
  `/pro/confirmation-loan?${new URLSearchParams({ deposit, loan, amount, ltv: String(ltv) }).toString()}`;

const isTicker = (text: string): boolean => TICKER.test(text);

const isShare = (share: number): boolean => share > 0 && share < 1;

/** Parses the terms in a URL. Null: incomplete or invalid. */
export const termsOf = (search: string): LoanTerms | null => {
  const query = new URLSearchParams(search);
  const deposit = query.get('deposit') ?? '';
  const loan = query.get('loan') ?? '';
  const ltv = Number(query.get('ltv') ?? '');
  const read = readAmount(query.get('amount') ?? '', 'en');
  if (!isTicker(deposit) || !isTicker(loan) || !isShare(ltv)) return null;
  return read._tag === 'Exact' && isPositive(read.amount)
    ? { deposit, loan, amount: read.amount, ltv }
    : null;
};
