import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';

import { Button, ButtonLink, Checkbox, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { problemOf } from '@coinlane/shared-contracts/query';

import { termsOf } from '../domain/loan';
import type { Loan, LoanRequest, LoanTerms } from '../domain/loan';
import { tickerLabel } from '../domain/ticker';
import { loanConfirmationModel } from '../model/loan-confirmation';
import { AmountText } from '../ui/amount-text';
import { QueryView } from '../ui/query-view';
import { Facts } from '../ui/facts';
import { termFacts } from '../ui/loan-terms';
import { ProblemNote } from '../ui/problem-note';
import { Section } from '../ui/section';
import { Actions, Stack } from '../ui/stack';

const Agreement = ({ request }: { readonly request: LoanRequest }) => {
  const { t } = useTranslation('pro');
  const [isAgreed, setAgreed] = useState(false);
  const { mutation, open } = useUnit({
    mutation: loanConfirmationModel.opening.$mutation,
    open: loanConfirmationModel.opening.start,
  });
  return (
    <>
      <Checkbox
        label={t('loanConfirmation.agree')}
        checked={isAgreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <ProblemNote problem={problemOf(mutation)} />
      <Actions>
        <Button
          disabled={!isAgreed}
          isPending={mutation._tag === 'Pending' || mutation._tag === 'Done'}
          pendingLabel={t('words.working')}
          ignoresDoubleClick
          onClick={() => open(request)}
        >
          {t('loanConfirmation.open')}
        </Button>
        <ButtonLink variant="secondary" href="/pro/loans">
          {t('loanConfirmation.change')}
        </ButtonLink>
      </Actions>
    </>
  );
};

type TermsProps = { readonly loan: Loan; readonly terms: LoanTerms };

const Terms = ({ loan, terms }: TermsProps) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  return (
    <>
      <Facts
        facts={[
          {
            label: t('loans.youGet'),
            value: <AmountText amount={loan.loan.amount} ticker={tickerLabel(loan.loan.currency)} isExact />,
          },
          ...termFacts(loan, t, language),
        ]}
      />
      <ul>
        <li>{t('loanConfirmation.interest')}</li>
        <li>{t('loanConfirmation.sold')}</li>
        <li>{t('loanConfirmation.price')}</li>
      </ul>
      <Agreement key={loan.loan.amount} request={{ ...terms, loanAmount: loan.loan.amount }} />
    </>
  );
};

/** `/pro/confirmation-loan`: the current terms, and a button that opens the loan only once (spec §2). */
export const LoanConfirmationScreen = () => {
  const { t } = useTranslation('pro');
  const { search } = useLocation();
  const terms = useMemo(() => termsOf(search), [search]);
  const { estimate, isFetching, look } = useUnit({
    estimate: loanConfirmationModel.estimate.$query,
    isFetching: loanConfirmationModel.estimate.$pending,
    look: loanConfirmationModel.opened,
  });
  useEffect(() => {
    if (terms !== null) look(terms);
  }, [terms, look]);
  if (terms === null) {
    return (
      <EmptyState
        title={t('loanConfirmation.noTerms')}
        action={<ButtonLink href="/pro/loans">{t('loanConfirmation.toLoans')}</ButtonLink>}
      >
        {t('loanConfirmation.noTermsText')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('loanConfirmation.title')} lead={t('loanConfirmation.lead')}>
      {estimate._tag === 'Failed' && estimate.problem._tag === 'Refused' ? (
        <Stack>
          <ProblemNote problem={estimate.problem} />
          <ButtonLink href="/pro/loans">{t('loanConfirmation.change')}</ButtonLink>
        </Stack>
      ) : (
        <QueryView query={estimate} isFetching={isFetching} onRetry={() => look(terms)} count={5}>
          {(loan) => <Terms loan={loan} terms={terms} />}
        </QueryView>
      )}
    </Section>
  );
};
