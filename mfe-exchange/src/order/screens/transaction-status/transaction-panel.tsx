import { useUnit } from 'effector-react';

import { CopyButton } from '@coinlane/shared-ui/components';

import type { Transaction } from '../../domain/transaction';
import { localTransactionsModel } from '../../model/local-transactions';
import type { StatusView } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { ConnectedOrders } from './connected-orders';
import { DataAge } from './data-age';
import { KeepOrder } from './keep-order';
import { NotificationForm } from './notification-form';
import { RefundAddressForm } from './refund-address-form';
import { StageFrame } from './stage-frame';
import { StageBody } from './stage-body';
import { SupportLine } from './support-line';
import { TransactionFacts } from './transaction-facts';
import styles from './transaction-status.module.css';
import { TypicalProblems } from './typical-problems';
import { VisitorActions } from './visitor-actions';

/** The pair, and the ID with its copy button. */
export const Heading = ({ transaction }: { readonly transaction: Transaction }) => {
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

/** A transaction in its last known state, with its age. */
export const TransactionPanel = ({
  view,
}: {
  readonly view: Extract<StatusView, { readonly _tag: 'Shown' }>;
}) => {
  const { transaction, stage, receivedAt } = view;
  const isOwn = useUnit(localTransactionsModel.$ids).includes(transaction.transactionId);
  const { t } = useWords();
  return (
    <>
      <Heading transaction={transaction} />
      <DataAge view={view} />
      <div className={styles.layout}>
        <div className={styles.column}>
          <StageFrame transaction={transaction}>
            <StageBody stage={stage} transaction={transaction} />
          </StageFrame>
          {isOwn && <VisitorActions transaction={transaction} />}
          {isOwn && <RefundAddressForm transaction={transaction} />}
          {!isOwn && transaction.areActionsAvailable && <p className={styles.muted}>{t('order.notOwn')}</p>}
          <ConnectedOrders transaction={transaction} />
          <TypicalProblems />
        </div>
        <div className={styles.column}>
          <TransactionFacts transaction={transaction}>
            <KeepOrder transaction={transaction} />
          </TransactionFacts>
          <NotificationForm transaction={transaction} />
          <SupportLine transaction={transaction} receivedAt={receivedAt} />
        </div>
      </div>
    </>
  );
};
