import { useUnit } from 'effector-react';

import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare } from '../../domain/amount';
import type { Loan, LoanStatus } from '../../domain/loan';
import { formatDay } from '../../domain/moment';
import { loanListModel } from '../../model/loan-list';
import { AmountText } from '../../ui/amount-text';
import { AnswerView } from '../../ui/answer-view';
import { Section } from '../../ui/section';

const TONES: Readonly<Record<LoanStatus, NonNullable<BadgeProps['tone']>>> = {
  active: 'info',
  repaid: 'success',
  liquidated: 'danger',
  unknown: 'neutral',
};

const Row = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  return (
    <TableRow>
      <TableCell label={t('loans.began')}>
        <TextLink href={`/pro/loan/${encodeURIComponent(loan.id)}`}>{formatDay(loan.createdAtMs)}</TextLink>
      </TableCell>
      <TableCell label={t('loans.loan')}>
        <AmountText amount={loan.loan.amount} ticker={loan.loan.ticker} />
      </TableCell>
      <TableCell label={t('loans.youDeposit')}>
        <AmountText amount={loan.deposit.amount} ticker={loan.deposit.ticker} />
      </TableCell>
      <TableCell label={t('loans.owedShare')}>{formatShare(loan.ltv, language)}</TableCell>
      <TableCell label={t('loans.status')} align="end">
        <Badge tone={TONES[loan.status]}>{t(`loans.status_${loan.status}`)}</Badge>
      </TableCell>
    </TableRow>
  );
};

const Rows = ({ loans }: { readonly loans: readonly Loan[] }) => {
  const { t } = useTranslation('pro');
  return (
    <Table caption={t('loans.list')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('loans.began')}</TableHeaderCell>
          <TableHeaderCell>{t('loans.loan')}</TableHeaderCell>
          <TableHeaderCell>{t('loans.youDeposit')}</TableHeaderCell>
          <TableHeaderCell>{t('loans.owedShare')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('loans.status')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {loans.map((loan) => (
          <Row key={loan.id} loan={loan} />
        ))}
      </TableBody>
    </Table>
  );
};

/** The loans of the account, the newest first. */
export const LoanTable = () => {
  const { t } = useTranslation('pro');
  const { loans, isAsking, open } = useUnit({
    loans: loanListModel.loans.$answer,
    isAsking: loanListModel.loans.$isAsking,
    open: loanListModel.opened,
  });
  return (
    <Section title={t('loans.list')}>
      <AnswerView answer={loans} isAsking={isAsking} onRetry={open}>
        {(all) => (all.length === 0 ? <p>{t('loans.none')}</p> : <Rows loans={all} />)}
      </AnswerView>
    </Section>
  );
};
