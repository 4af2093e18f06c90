import { useUnit } from 'effector-react';

import { CountdownRing } from '@coinlane/shared-ui/components';

import { canStillPay, depositWindowMs } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { clockText, useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const URGENT_MS = 120_000;

/** Remaining time of the deposit window, by the server's clock. Absent if nothing can be paid. */
export const DepositWindow = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const leftMs = depositWindowMs(transaction, now);
  if (!canStillPay(transaction, now) || leftMs === null || transaction.validUntil === null) return null;
  const totalMs = transaction.validUntil - transaction.createdAt;
  const secondsLeft = Math.ceil(leftMs / 1000);
  return (
    <p className={styles.window}>
      <span className={styles.term}>{t('deposit.window')}</span>
      <CountdownRing
        label={t('deposit.window')}
        secondsLeft={secondsLeft}
        secondsTotal={Math.ceil(totalMs / 1000)}
        text={clockText(secondsLeft)}
        isUrgent={leftMs < URGENT_MS}
        size="large"
      />
    </p>
  );
};
