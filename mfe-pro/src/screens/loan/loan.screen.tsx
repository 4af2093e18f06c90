import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { loanModel } from '../../model/loan';
import { QueryView } from '../../ui/query-view';
import { Stack } from '../../ui/stack';
import type { ScreenProps } from '../area';
import { LoanState } from './loan-state';

/** `/pro/loan/{loanId}`: state of one loan, and its repayment (spec §2, §3 "Loans"). */
export const LoanScreen = ({ id }: ScreenProps) => {
  const { t } = useTranslation('pro');
  const { loan, isFetching, isRepaid, open } = useUnit({
    loan: loanModel.loan.$query,
    isFetching: loanModel.loan.$pending,
    isRepaid: loanModel.$isRepaid,
    open: loanModel.opened,
  });
  useEffect(() => {
    open(id);
  }, [id, open]);
  if (loan._tag === 'Failed' && loan.problem._tag === 'Missing') {
    return (
      <EmptyState
        title={t('loan.missing')}
        action={<ButtonLink href="/pro/loans">{t('loanConfirmation.toLoans')}</ButtonLink>}
      >
        {t('loan.missingText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap="page">
      {isRepaid && (
        <Alert tone="success" role="status">
          {t('loan.done')}
        </Alert>
      )}
      <QueryView query={loan} isFetching={isFetching} onRetry={() => open(id)} shape="card" count={2}>
        {(value) => <LoanState loan={value} />}
      </QueryView>
    </Stack>
  );
};
