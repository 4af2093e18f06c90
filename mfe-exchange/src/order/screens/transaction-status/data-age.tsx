import { useUnit } from 'effector-react';

import { FailureAlert } from '@coinlane/shared-ui/failure';

import { clockModel } from '../../../page/model/clock';
import { transactionStatusModel } from '../../model/transaction-status';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

type Props = { readonly view: Extract<StatusView, { readonly _tag: 'Shown' }> };

/** Age of the shown data, with the failure of the last refresh if there is one. */
export const DataAge = ({ view }: Props) => {
  const { t, age } = useWords();
  const { now, isOnline, isAsking, retried } = useUnit({
    now: clockModel.$now,
    isOnline: clockModel.$isOnline,
    isAsking: transactionStatusModel.$isAsking,
    retried: transactionStatusModel.retried,
  });
  const ago = age(now - view.receivedAt);
  if (!isOnline || view.failure !== null) {
    return (
      <FailureAlert
        ns="exchange"
        tone="warning"
        isAutomatic
        title={t('status.lastKnown', { age: ago })}
        failure={isOnline ? (view.failure ?? { _tag: 'Offline' }) : { _tag: 'Offline' }}
        retryLabel={t('status.retry')}
        isRetrying={isAsking}
        onRetry={() => retried()}
      />
    );
  }
  return <p className={styles.muted}>{t('status.updated', { age: ago })}</p>;
};
