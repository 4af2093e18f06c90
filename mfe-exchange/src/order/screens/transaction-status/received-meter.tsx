import { ProgressBar } from '@coinlane/shared-ui/components';

import { depositIssueOf, percentOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';
import { useOrderFiat } from './use-order-fiat';

/** Received share of the agreed deposit, and the missing amount. Renders nothing if nothing is missing. */
export const ReceivedMeter = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const fiat = useOrderFiat();
  const { payin } = transaction;
  const issue = depositIssueOf(transaction);
  if (issue?._tag !== 'Underpaid') return null;
  const percent = percentOf(issue.actual, issue.expected);
  const parts = [t('price.percent', { number: String(100 - percent) }), fiat(issue.difference, payin)].filter(
    (part) => part !== '',
  );
  return (
    <div className={styles.received}>
      <ProgressBar
        label={t('progress.fact.received', { amount: amountText(words, issue.actual, payin) })}
        valueText={t('order.issue.agreed', { amount: amountText(words, issue.expected, payin) })}
        value={percent}
        tone="action"
      />
      <p className={styles.term}>
        {t('order.issue.missing', {
          amount: amountText(words, issue.difference, payin),
          parts: parts.join(', '),
        })}
      </p>
    </div>
  );
};
