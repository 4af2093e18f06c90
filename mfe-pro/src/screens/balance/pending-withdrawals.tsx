import { useUnit } from 'effector-react';

import { AddressText, Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { balanceModel } from '../../model/balance';
import { Amount } from '../../ui/money';
import styles from './balance.module.css';

/** List of withdrawals that are not sent yet. */
export const PendingWithdrawals = () => {
  const { t } = useTranslation('pro');
  const withdrawals = useUnit(balanceModel.$pendingWithdrawals);
  if (withdrawals.length === 0) return null;
  return (
    <Alert role="status" title={t('balance.underWay')}>
      <ul role="list" className={styles.pendingWithdrawals}>
        {withdrawals.map(({ id, amount, currency, address }) => (
          <li key={id}>
            <Amount amount={amount} currency={currency} /> → <AddressText address={address} format="short" />
          </li>
        ))}
      </ul>
    </Alert>
  );
};
