import { ButtonLink } from '@coinlane/shared-ui/components';

import { amountDifference, durationOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import { PayoutAddress } from './payout-address';
import { QuoteDifference } from './quote-difference';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const Received = ({ transaction }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const { payout } = transaction;
  if (amountDifference(payout)._tag === 'Less') return <QuoteDifference transaction={transaction} />;
  return payout.amount === null ? null : (
    <p className={styles.received}>
      {t('payout.received', { amount: exact(payout.amount), ticker: ticker(payout) })}
    </p>
  );
};

/** Result of a finished exchange: amount, recipient, duration, and a link to the next exchange. */
export const Finished = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const duration = durationOf(transaction);
  return (
    <>
      <Received transaction={transaction} />
      <PayoutAddress transaction={transaction} />
      <p className={styles.muted}>
        {duration._tag === 'Minutes'
          ? t('payout.duration', { count: duration.minutes })
          : t('payout.durationShort')}
      </p>
      <ButtonLink href={`/exchange?from=${transaction.payin.ticker}&to=${transaction.payout.ticker}`}>
        {t('status.again')}
      </ButtonLink>
    </>
  );
};
