import { useUnit } from 'effector-react';

import { Alert, Badge, Button, ProgressBar } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare } from '../../domain/amount';
import { interestOf, riskOf } from '../../domain/loan';
import type { Loan, LoanRisk } from '../../domain/loan';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { loanModel } from '../../model/loan';
import { AmountText } from '../../ui/amount-text';
import { Facts, Figures } from '../../ui/facts';
import type { Fact } from '../../ui/facts';
import { termFacts } from '../../ui/loan-terms';
import { Section } from '../../ui/section';
import { RepayDialog } from './repay-dialog';

const TONES = { low: 'success', raised: 'warning', high: 'danger' } as const satisfies Record<
  LoanRisk,
  string
>;

const Health = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const risk = riskOf(loan.ltv);
  return (
    <>
      <ProgressBar
        label={t('loans.owedShare')}
        value={loan.ltv * 100}
        valueText={formatShare(loan.ltv, language)}
        tone={risk === 'high' ? 'danger' : 'brand'}
      />
      <Alert tone={TONES[risk]}>{t(`loan.risk_${risk}`)}</Alert>
    </>
  );
};

const Ended = ({ status }: { readonly status: Exclude<Loan['status'], 'active'> }) => {
  const { t } = useTranslation('pro');
  return <p>{t(`loan.ended_${status}`)}</p>;
};

const useFigures = (loan: Loan): readonly Fact[] => {
  const { t } = useTranslation('pro');
  const ticker = tickerLabel(loan.loan.currency);
  const interest = interestOf(loan);
  const isActive = loan.status === 'active';
  return [
    { label: t('loans.youGot'), value: <AmountText amount={loan.loan.amount} ticker={ticker} /> },
    ...(interest === null
      ? []
      : [{ label: t('loan.interest'), value: <AmountText amount={interest} ticker={ticker} /> }]),
    ...(isActive
      ? [{ label: t('loan.owed'), value: <AmountText amount={loan.owed} ticker={ticker} /> }]
      : []),
    ...(loan.repaid === null
      ? []
      : [{ label: t('loan.repaid'), value: <AmountText amount={loan.repaid} ticker={ticker} /> }]),
  ];
};

/** Amount lent, amount owed, risk, and repayment. */
export const LoanState = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const repay = useUnit(loanModel.repayPressed);
  const figures = useFigures(loan);
  const isActive = loan.status === 'active';
  const tone = isActive ? 'info' : 'neutral';
  return (
    <>
      <Section
        title={t('loan.title', { ticker: tickerLabel(loan.loan.currency) })}
        aside={<Badge tone={tone}>{t(`loans.status_${loan.status}`)}</Badge>}
      >
        <Figures facts={figures} />
        {loan.status === 'active' ? <Health loan={loan} /> : <Ended status={loan.status} />}
        {isActive && (
          <div>
            <Button onClick={() => repay()}>{t('loan.repay')}</Button>
          </div>
        )}
      </Section>
      <Section title={t('loan.terms')}>
        <Facts
          facts={[
            { label: t('loan.id'), value: loan.id },
            { label: t('loans.began'), value: formatMoment(loan.createdAtMs) },
            ...(loan.endedAtMs === null
              ? []
              : [{ label: t('loan.endedAt'), value: formatMoment(loan.endedAtMs) }]),
            ...termFacts(loan, t, language),
          ]}
        />
      </Section>
      <RepayDialog loan={loan} />
    </>
  );
};
