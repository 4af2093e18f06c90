import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { receiptModel } from '../../model/receipt';
import { useWords } from '../../../page/screens/words';
import { DepositDetails } from './deposit-details';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** Shown instead of the deposit address if the terms of the order differ from the agreed ones. */
const DepositWithheld = () => {
  const { t } = useWords();
  return (
    <Alert tone="danger" title={t('receipt.differs')}>
      {t('receipt.differsAdvice')}
    </Alert>
  );
};

/**
 * Deposit instructions, unless they differ from the order's receipt. Shown before the comparison in the browser,
 * because the server has already compared them.
 */
export const CheckedDeposit = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { verdict, isHidden } = useUnit(receiptModel.$view);
  if (transaction.receipt === 'withheld' || verdict === 'differs') return <DepositWithheld />;
  if (isHidden) return <Alert role="status">{t('receipt.checking')}</Alert>;
  return (
    <>
      <DepositDetails transaction={transaction} />
      {verdict !== null && <p className={styles.term}>{t(`receipt.${verdict}`)}</p>}
    </>
  );
};
