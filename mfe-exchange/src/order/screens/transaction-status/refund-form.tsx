import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { refundAsset } from '../../domain/transaction';
import type { TransactionActions } from '../../domain/transaction';
import { transactionActionsModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import { RefundTarget } from './refund-target';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';

type Props = StageProps & {
  readonly refund: NonNullable<TransactionActions['refund']>;
  readonly isSending: boolean;
  readonly onCancel: () => void;
};

/** Form for a refund address on the network of the asset that arrived. Takes the focus when it opens. */
export const RefundForm = ({ transaction, refund, isSending, onCancel }: Props) => {
  const words = useWords();
  const { t } = words;
  const request = useUnit(transactionActionsModel.refundPressed);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const asset = refundAsset(transaction, refund.displayTicker);
  if (asset === null) return null;
  return (
    <section
      ref={section}
      id="transaction-refund"
      className={styles.sunken}
      aria-labelledby="transaction-refund-title"
    >
      <div>
        <h3 id="transaction-refund-title">{t('refund.title')}</h3>
        <p className={styles.term}>{t('refund.neverFilled')}</p>
      </div>
      <RefundTarget
        transaction={transaction}
        asset={asset}
        submitLabel={t('refund.review')}
        confirmLabel={
          refund.amount === null
            ? t('actions.refundNow')
            : t('actions.refundNowAmount', { amount: amountText(words, refund.amount, asset) })
        }
        isSending={isSending}
        onTarget={request}
        onCancel={onCancel}
      />
    </section>
  );
};
