import { Alert } from '@coinlane/shared-ui/components';

import { amountDifference, shortfallReasonOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

/** Notice about a payout below the quote: quoted, received, the difference and the reason. */
export const QuoteDifference = ({ transaction }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const { payout } = transaction;
  const difference = amountDifference(payout);
  if (difference._tag !== 'Less') return null;
  const rows = [
    { name: 'quoted', text: `${exact(difference.expected)} ${ticker(payout)}` },
    { name: 'received', text: `${exact(difference.actual)} ${ticker(payout)}` },
    { name: 'difference', text: `${exact(difference.difference)} ${ticker(payout)}` },
    { name: 'reason', text: t(`order.quote.${shortfallReasonOf(transaction)}`) },
  ] as const;
  const title = t('payout.less', {
    expected: exact(difference.expected),
    actual: exact(difference.actual),
    ticker: ticker(payout),
  });
  return (
    <Alert title={title}>
      <dl className={styles.facts}>
        {rows.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`order.quote.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
};
