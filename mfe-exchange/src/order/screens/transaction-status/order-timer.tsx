import { useUnit } from 'effector-react';

import { canStillPay, depositWindowMs } from '../../domain/transaction';
import type { OrderState } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { clockText, momentText, useWords } from '../../../page/screens/words';
import { leftText } from './left-text';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const URGENT_MS = 120_000;

type Props = StageProps & { readonly state: OrderState };

/** Remaining time of the deposit window, by the server's clock. Renders nothing if nothing can be paid. */
const DepositTimer = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const leftMs = depositWindowMs(transaction, now);
  if (!canStillPay(transaction, now) || leftMs === null || transaction.validUntil === null) return null;
  const seconds = Math.ceil(leftMs / 1000);
  const label = t('deposit.window');
  const text = clockText(seconds);
  return (
    <div
      role="timer"
      aria-label={`${label} ${text}`}
      className={styles.timer}
      data-urgent={leftMs < URGENT_MS || undefined}
    >
      <span className={styles.term}>{label}</span>
      <strong>{text}</strong>
      <progress
        aria-hidden="true"
        className={styles.meter}
        value={seconds}
        max={Math.ceil((transaction.validUntil - transaction.createdAt) / 1000)}
      />
    </div>
  );
};

/** Deadline of the choice, and the time left. */
const ChoiceTimer = ({ until }: { readonly until: number }) => {
  const words = useWords();
  const now = useUnit(clockModel.$now);
  return (
    <div className={styles.timer}>
      <span className={styles.term}>{words.t('order.issue.before')}</span>
      <strong>
        <time dateTime={new Date(until).toISOString()}>{momentText(until)}</time>
      </strong>
      <span className={styles.term}>{leftText(words, Math.max(until - now, 0))}</span>
    </div>
  );
};

/** Time left for the user's next step: sending or choosing. */
export const OrderTimer = ({ transaction, state }: Props) => {
  const until = transaction.depositNote?.decideUntil ?? null;
  const isChoice = until !== null && (state === 'underpaid' || state === 'late' || state === 'wrongAsset');
  return isChoice ? <ChoiceTimer until={until} /> : <DepositTimer transaction={transaction} />;
};
