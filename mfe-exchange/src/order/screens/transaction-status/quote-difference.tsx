import { amountDifference, shortfallReasonOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';

/** A payout below the quote: the quoted and received amounts, the difference, and the reason. */
export const QuoteDifference = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const { payout } = transaction;
  const difference = amountDifference(payout);
  if (difference._tag !== 'Less') return null;
  const rows = [
    { name: 'quoted', text: amountText(words, difference.expected, payout) },
    { name: 'received', text: amountText(words, difference.actual, payout) },
    { name: 'difference', text: `−${amountText(words, difference.difference, payout)}` },
    { name: 'reason', text: t(`order.quote.${shortfallReasonOf(transaction)}`) },
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, text }) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`order.quote.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
