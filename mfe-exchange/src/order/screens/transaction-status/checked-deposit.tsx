import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isDepositWithheld, receiptModel } from '../../model/receipt';
import { useWords } from '../../../page/screens/words';
import { DepositDetails } from './deposit-details';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/**
 * Deposit instructions, unless the deposit is withheld. Shown before the comparison in the browser, because the server
 * has already compared them.
 */
export const CheckedDeposit = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { verdict, isHidden } = useUnit(receiptModel.$view);
  if (isDepositWithheld(transaction, { verdict })) return null;
  if (isHidden) return <Alert role="status">{t('receipt.checking')}</Alert>;
  return (
    <>
      <DepositDetails transaction={transaction} />
      {verdict !== null && <p className={styles.term}>{t(`receipt.${verdict}`)}</p>}
    </>
  );
};
