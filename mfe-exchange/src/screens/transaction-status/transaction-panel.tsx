import { useUnit } from 'effector-react';

import { CopyButton } from '@coinlane/shared-ui/components';

import type { Transaction } from '../../domain/transaction';
import { transactionActionsModel } from '../../model/transaction-status';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../words';
import { DataAge } from './data-age';
import { NotificationForm } from './notification-form';
import { ProgressPanel } from './progress-panel';
import { StageFrame } from './stage-frame';
import { StageBody } from './stage-body';
import { SupportLine } from './support-line';
import { TransactionFacts } from './transaction-facts';
import styles from './transaction-status.module.css';
import { VisitorActions } from './visitor-actions';

const Heading = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t, ticker } = useWords();
  const id = transaction.transactionId;
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1}>
        {t('status.title', { from: ticker(transaction.payin), to: ticker(transaction.payout) })}
      </h1>
      <p className={styles.id}>
        <span className={styles.muted}>{t('status.id')}</span>{' '}
        <span translate="no" className={styles.mono}>
          {id}
        </span>{' '}
        <CopyButton
          value={id}
          label={t('status.copyId')}
          copiedLabel={t('copy.copied')}
          announcement={t('copy.idCopied')}
          failedLabel={t('copy.failed')}
          isIconOnly
        />
      </p>
    </header>
  );
};

/** A transaction as last known, with its age. */
export const TransactionPanel = ({
  view,
}: {
  readonly view: Extract<StatusView, { readonly _tag: 'Shown' }>;
}) => {
  const { transaction, stage } = view;
  const isOwn = useUnit(transactionActionsModel.$isOwn);
  return (
    <>
      <Heading transaction={transaction} />
      <DataAge view={view} />
      <div className={styles.layout}>
        <div className={styles.column}>
          <StageFrame stage={stage}>
            <StageBody stage={stage} transaction={transaction} />
          </StageFrame>
          {isOwn && <VisitorActions transaction={transaction} />}
        </div>
        <div className={styles.column}>
          <ProgressPanel transaction={transaction} />
          <TransactionFacts transaction={transaction} />
          <NotificationForm transaction={transaction} />
          <SupportLine transactionId={transaction.transactionId} />
        </div>
      </div>
    </>
  );
};
