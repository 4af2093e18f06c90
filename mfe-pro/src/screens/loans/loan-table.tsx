import { useUnit } from 'effector-react';

import { Badge, TextLink } from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare } from '../../domain/amount';
import type { Loan, LoanStatus } from '../../domain/loan';
import { formatDay } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { loanListModel } from '../../model/loan-list';
import { AmountText } from '../../ui/amount-text';
import { RowList } from '../../ui/row-list';
import type { Column } from '../../ui/row-list';

const TONES: Readonly<Record<LoanStatus, NonNullable<BadgeProps['tone']>>> = {
  active: 'info',
  repaid: 'success',
  liquidated: 'danger',
  unknown: 'neutral',
};

const useColumns = (): readonly Column<Loan>[] => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  return [
    {
      label: t('loans.began'),
      cell: ({ id, createdAtMs }) => (
        <TextLink href={`/pro/loan/${encodeURIComponent(id)}`}>{formatDay(createdAtMs)}</TextLink>
      ),
    },
    {
      label: t('loans.loan'),
      cell: ({ loan }) => <AmountText amount={loan.amount} ticker={tickerLabel(loan.currency)} />,
    },
    {
      label: t('loans.youDeposit'),
      cell: ({ deposit }) => <AmountText amount={deposit.amount} ticker={tickerLabel(deposit.currency)} />,
    },
    { label: t('loans.owedShare'), cell: ({ ltv }) => formatShare(ltv, language) },
    {
      label: t('loans.status'),
      align: 'end',
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`loans.status_${status}`)}</Badge>,
    },
  ];
};

/** Loans of the account, newest first. */
export const LoanTable = () => {
  const { t } = useTranslation('pro');
  const { query, isFetching, open } = useUnit({
    query: loanListModel.loans.$query,
    isFetching: loanListModel.loans.$pending,
    open: loanListModel.opened,
  });
  const columns = useColumns();
  return (
    <RowList
      title={t('loans.list')}
      none={t('loans.none')}
      columns={columns}
      query={query}
      isFetching={isFetching}
      onRetry={open}
    />
  );
};
