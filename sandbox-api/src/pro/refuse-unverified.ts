import Big from 'big.js';

import type { Account } from '../accounts/account.ts';
import { Refusal } from '../http/index.ts';
import { LOAN_MAX_USD_BY_KYC_LEVEL } from '../settings.ts';
import type { Loan } from './loan.ts';

/** Refuses a loan above the limit of the user's verification level. Without verification, the limit is zero. */
export const refuseUnverified = (
  { kycLevel }: Pick<Account, 'kycLevel'>,
  { loanAmount }: Pick<Loan, 'loanAmount'>,
): void => {
  const most = LOAN_MAX_USD_BY_KYC_LEVEL[kycLevel] ?? LOAN_MAX_USD_BY_KYC_LEVEL.at(-1) ?? 0;
  if (new Big(loanAmount).gt(most))
    throw new Refusal(403, {
      error: 'kyc_level_needed',
      message: `With this verification level at most ${String(most)} are lent`,
      field: 'amount',
    });
};
