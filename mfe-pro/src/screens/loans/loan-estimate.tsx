import { useUnit } from 'effector-react';

import { ButtonLink, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { valueOf } from '@coinlane/shared-contracts/query';

import { compareAmounts } from '../../domain/amount';
import { availableOf } from '../../domain/holding';
import { confirmationPath } from '../../domain/loan';
import type { Loan } from '../../domain/loan';
import { tickerLabel } from '../../domain/ticker';
import { loanListModel } from '../../model/loan-list';
import { AmountText } from '../../ui/amount-text';
import { Facts } from '../../ui/facts';
import { ProblemNote } from '../../ui/problem-note';
import { termFacts } from '../../ui/loan-terms';
import styles from './loans.module.css';

type OfferProps = { readonly loan: Loan; readonly isVerified: boolean };

const Offer = ({ loan, isVerified }: OfferProps) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { terms, holdings } = useUnit({
    terms: loanListModel.$terms,
    holdings: loanListModel.holdings.$query,
  });
  const available = availableOf(valueOf(holdings), loan.deposit.currency);
  const isCovered = available === null || compareAmounts(available, loan.deposit.amount) >= 0;
  return (
    <>
      <p className={styles.get}>
        <span className={styles.getLabel}>{t('loans.youGet')}</span>
        <AmountText amount={loan.loan.amount} ticker={tickerLabel(loan.loan.currency)} />
      </p>
      <Facts facts={termFacts(loan, t, language)} />
      {terms !== null && isCovered && isVerified && (
        <ButtonLink href={confirmationPath(terms)} isWide>
          {t('loans.continue')}
        </ButtonLink>
      )}
      {!isCovered && <p>{t('loans.notCovered')}</p>}
    </>
  );
};

/** Estimate of a new loan, which follows the form. */
export const LoanEstimate = ({ isVerified }: { readonly isVerified: boolean }) => {
  const { t } = useTranslation('pro');
  const estimate = useUnit(loanListModel.$estimate);
  return (
    <div className={styles.estimate} aria-live="polite">
      <h3 className={styles.subheading}>{t('loans.estimate')}</h3>
      {estimate === null && <p className={styles.muted}>{t('loans.enterAmount')}</p>}
      {estimate?._tag === 'Pending' && <Skeleton shape="row" count={3} label={t('loading')} />}
      {estimate?._tag === 'Failed' && <ProblemNote problem={estimate.problem} />}
      {estimate?._tag === 'Ready' && <Offer loan={estimate.value} isVerified={isVerified} />}
    </div>
  );
};
