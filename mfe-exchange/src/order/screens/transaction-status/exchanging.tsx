import { useUnit } from 'effector-react';

import { orderStateOf } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { ContactSupport } from './contact-support';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** The deposit is being confirmed or exchanged. If more arrived than agreed, support can return the difference. */
export const Exchanging = ({ transaction }: StageProps) => {
  const now = useUnit(clockModel.$now);
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      {orderStateOf(transaction, now) === 'overpaid' && (
        <div className={styles.buttons}>
          <ContactSupport transaction={transaction} />
        </div>
      )}
    </>
  );
};
