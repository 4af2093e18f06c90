import { useUnit } from 'effector-react';

import { statusName } from '../../domain/transaction';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionActionsModel } from '../../model/order-actions';
import { ContactSupport } from './contact-support';
import { DepositIssueNotice } from './deposit-issue-notice';
import { AgainLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** View of a failed exchange or payment. The user can request the deposit if the service offers it. */
export const Failed = ({ transaction }: StageProps) => {
  const { isOwn, isRead } = useUnit({
    isOwn: transactionActionsModel.$isOwn,
    isRead: localTransactionsModel.$isRead,
  });
  if (statusName(transaction.status) === 'paid_failed')
    return (
      <div className={styles.buttons}>
        <AgainLink transaction={transaction} label="otherPayment" />
        <ContactSupport transaction={transaction} />
      </div>
    );
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      {!((isOwn || !isRead) && transaction.areActionsAvailable) && (
        <div className={styles.buttons}>
          <ContactSupport transaction={transaction} variant="primary" />
          <AgainLink transaction={transaction} label="newExchange" variant="secondary" />
        </div>
      )}
    </>
  );
};
