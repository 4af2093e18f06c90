import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { isFiat, canStillPay } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { useWords } from '../../../page/screens/words';
import { CheckedDeposit } from './checked-deposit';
import { DepositIssueNotice } from './deposit-issue-notice';
import { Expired } from './expired';
import { FiatPayment } from './fiat-payment';
import type { StageProps } from './stage-props';

/**
 * Deposit instructions, also for the rest of a deposit. Fiat is paid on the provider's page, coins to the deposit
 * address.
 */
export const AwaitingDeposit = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const { transactionId, redirectUrl, payin, receipt } = transaction;
  if (!canStillPay(transaction, now)) return <Expired transaction={transaction} />;
  const isPaidByFiat = isFiat(payin);
  const hasDeposit = payin.address !== null || receipt === 'withheld';
  return (
    <>
      <DepositIssueNotice transaction={transaction} />
      {redirectUrl !== null && <FiatPayment transactionId={transactionId} redirectUrl={redirectUrl} />}
      {isPaidByFiat && redirectUrl === null && <Alert role="status">{t('fiat.buy.noPage')}</Alert>}
      {!isPaidByFiat && hasDeposit && <CheckedDeposit transaction={transaction} />}
    </>
  );
};
