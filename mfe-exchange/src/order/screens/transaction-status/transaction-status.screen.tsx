import { useUnit } from 'effector-react';

import { ButtonLink, EmptyState, Skeleton } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { clockModel } from '../../../page/model/clock';
import { savedOrdersModel, lastKnownView } from '../../model/saved-orders';
import { transactionStatusModel } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { TransactionPanel } from './transaction-panel';
import styles from './transaction-status.module.css';

const NotFound = () => {
  const { t } = useWords();
  return (
    <EmptyState
      headingLevel="h1"
      title={t('status.notFound')}
      action={
        <>
          <ButtonLink href="/exchange/history">{t('order.history.find')}</ButtonLink>
          <ButtonLink variant="secondary" href="/exchange">
            {t('status.newExchange')}
          </ButtonLink>
        </>
      }
    >
      {t('status.notFoundAdvice')}
    </EmptyState>
  );
};

type Props = {
  /** Component for a known transaction. */
  readonly Panel?: typeof TransactionPanel;
};

const Content = ({ Panel = TransactionPanel }: Props) => {
  const { t } = useWords();
  const { answered, id, kept, isOnline, retried, isAsking } = useUnit({
    answered: transactionStatusModel.$view,
    id: transactionStatusModel.$id,
    kept: savedOrdersModel.$kept,
    isOnline: clockModel.$isOnline,
    retried: transactionStatusModel.retried,
    isAsking: transactionStatusModel.$isAsking,
  });
  const view = lastKnownView({ view: answered, id, kept, isOnline });
  switch (view._tag) {
    case 'Pending':
      return (
        <>
          <h1 tabIndex={-1}>{t('status.pendingTitle')}</h1>
          <Skeleton shape="card" count={2} label={t('status.pending')} />
        </>
      );
    case 'NotFound':
      return <NotFound />;
    case 'Failed':
      return (
        <>
          <h1 tabIndex={-1}>{t('status.pendingTitle')}</h1>
          <FailureAlert
            ns="exchange"
            tone="warning"
            isAutomatic
            title={t('status.failed')}
            failure={view.failure}
            retryLabel={t('status.retry')}
            isRetrying={isAsking}
            onRetry={() => retried()}
          />
        </>
      );
    case 'Shown':
      return <Panel view={view} />;
  }
};

/** One transaction: its status, the next step and the user's options. */
export const TransactionStatusScreen = (props: Props) => (
  <div className={styles.page}>
    <div className={styles.inner}>
      <Content {...props} />
    </div>
  </div>
);
