import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { loanListModel } from '../../model/loan-list';
import { Stack } from '../../ui/stack';
import type { ScreenProps } from '../area';
import { LoanForm } from './loan-form';
import { LoanTable } from './loan-table';

/** `/pro/loans`: loans of the account, and a new loan (spec §1, §3 "Loans"). */
export const LoansScreen = ({ account }: ScreenProps) => {
  const open = useUnit(loanListModel.opened);
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="page">
      <LoanForm isVerified={account.kycLevel > 0} />
      <LoanTable />
    </Stack>
  );
};
