import { useUnit } from 'effector-react';

import { statusName } from '../../domain/transaction';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionActionsModel } from '../../model/order-actions';
import { ContactSupport } from './contact-support';
import { DepositIssueNotice } from './deposit-issue-notice';
import { AgainLink } from './stage-actions';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** The exchange or its payment failed. The user can get the deposit back, with the decision below if it is offered. */
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
