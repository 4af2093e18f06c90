import { buttonClassName } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import { orderKindOf } from '../../domain/transaction';
import { DepositIssueNotice } from './deposit-issue-notice';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';
import { useSupportLink } from './use-support-link';

/** The order is on hold: the reason, the user's right to the deposit, and how to get it back. */
export const OnHold = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const href = useSupportLink(transaction.transactionId);
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      <div className={styles.sunken}>
        <p>{t('order.holdWhy')}</p>
        <p>{t(orderKindOf(transaction) === 'buy' ? 'fiat.buy.hold' : 'stage.onHold.rights')}</p>
      </div>
      <div className={styles.buttons}>
        <a className={buttonClassName({ variant: 'secondary' })} href={href}>
          {t('order.holdRefund')}
        </a>
      </div>
    </>
  );
};
