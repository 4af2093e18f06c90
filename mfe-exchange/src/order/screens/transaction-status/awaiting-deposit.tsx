import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isFiat, canStillPay } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { useWords } from '../../../page/screens/words';
import { DepositDetails } from './deposit-details';
import { FiatPayment } from './fiat-payment';
import type { StageProps } from './stage-props';

/** Fiat is paid on the provider's page, coins to the deposit address. */
const Payment = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { transactionId, redirectUrl, payin } = transaction;
  if (isFiat(payin))
    return redirectUrl === null ? (
      <Alert role="status">{t('fiat.buy.noPage')}</Alert>
    ) : (
      <FiatPayment transactionId={transactionId} redirectUrl={redirectUrl} />
    );
  return (
    <>
      {redirectUrl !== null && <FiatPayment transactionId={transactionId} redirectUrl={redirectUrl} />}
      {(redirectUrl === null || payin.address !== null) && <DepositDetails transaction={transaction} />}
    </>
  );
};

/** Deposit instructions: address, amount, memo and deadline. */
export const AwaitingDeposit = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  if (!canStillPay(transaction, now)) {
    return (
      <Alert tone="warning" title={t('deposit.over')}>
        {t('deposit.overAdvice')}
      </Alert>
    );
  }
  return <Payment transaction={transaction} />;
};
