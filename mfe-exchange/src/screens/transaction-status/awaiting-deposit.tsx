import { useUnit } from 'effector-react';

import { Alert, CountdownRing } from '@coinlane/shared-ui/components';

import { depositWindowMs, isFiat, canStillPay } from '../../domain/transaction';
import { clockModel } from '../../model/clock';
import { clockText, useWords } from '../words';
import { DepositDetails } from './deposit-details';
import { FiatPayment } from './fiat-payment';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const URGENT_MS = 120_000;

/** Remaining time of the deposit window, by the server's clock. */
const DepositWindow = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const leftMs = depositWindowMs(transaction, now);
  if (leftMs === null || transaction.validUntil === null) return null;
  const totalMs = transaction.validUntil - transaction.createdAt;
  const secondsLeft = Math.ceil(leftMs / 1000);
  return (
    <p className={styles.window}>
      <CountdownRing
        label={t('deposit.window')}
        secondsLeft={secondsLeft}
        secondsTotal={Math.ceil(totalMs / 1000)}
        text={clockText(secondsLeft)}
        isUrgent={leftMs < URGENT_MS}
        size="large"
      />
      <span>{t('deposit.window')}</span>
    </p>
  );
};

/** Fiat is paid on the provider's page, coins to the deposit address. */
const Payment = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { transactionId, redirectUrl, payin } = transaction;
  if (isFiat(payin))
    return redirectUrl === null ? (
      <Alert role="status">{t('fiat.buy.noPage')}</Alert>
    ) : (
      <FiatPayment transactionId={transactionId} redirectUrl={redirectUrl} />
    );
  return (
    <>
      {redirectUrl !== null && <FiatPayment transactionId={transactionId} redirectUrl={redirectUrl} />}
      {(redirectUrl === null || payin.address !== null) && <DepositDetails transaction={transaction} />}
    </>
  );
};

/** Deposit instructions: address, amount, memo and deadline. */
export const AwaitingDeposit = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  if (!canStillPay(transaction, now)) {
    return (
      <Alert tone="warning" title={t('deposit.over')}>
        {t('deposit.overAdvice')}
      </Alert>
    );
  }
  return (
    <>
      <DepositWindow transaction={transaction} />
      <Payment transaction={transaction} />
    </>
  );
};
