import type { LoanReply } from '@coinlane/shared-contracts/api';

import type { Loan, LoanStatus } from '../../domain/loan';

const KNOWN: readonly LoanStatus[] = ['active', 'repaid', 'liquidated'];

/** Converts a loan of the wire to the domain. */
export const toLoan = ({ status, createdAt, endedAt, ...reply }: LoanReply): Loan => ({
  ...reply,
  status: KNOWN.find((known) => known === status) ?? 'unknown',
  createdAtMs: createdAt,
  endedAtMs: endedAt,
});
