import { useUnit } from 'effector-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { AddressText, Button } from '@coinlane/shared-ui/components';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';

import { refundAsset, refundFeeOf } from '../../domain/transaction';
import type { Transaction, TransactionActions } from '../../domain/transaction';
import { transactionActionsModel } from '../../model/order-actions';
import { useWords } from '../../../page/screens/words';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';
import { useOrderFiat } from './use-order-fiat';

type CardProps = {
  readonly title: string;
  readonly amount: string | null;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

const ChoiceCard = ({ title, amount, children, action }: CardProps) => {
  const id = useId();
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {amount !== null && <p className={styles.big}>{amount}</p>}
      <p className={styles.term}>{children}</p>
      {action}
    </section>
  );
};

type ContinueProps = {
  readonly transaction: Transaction;
  readonly estimate: string | null;
  readonly isSending: boolean;
  readonly isPrimary: boolean;
};

/** Continues the exchange with the deposit that arrived, at the current rate. */
export const ContinueChoice = ({ transaction, estimate, isSending, isPrimary }: ContinueProps) => {
  const words = useWords();
  const { t } = words;
  const fiat = useOrderFiat();
  const proceed = useUnit(transactionActionsModel.continuePressed);
  const { payout, transactionId } = transaction;
  return (
    <ChoiceCard
      title={t('actions.continueTitle')}
      amount={estimate === null ? null : `≈ ${amountText(words, estimate, payout)}`}
      action={
        <Button
          isWide
          variant={isPrimary ? 'primary' : 'secondary'}
          isPending={isSending}
          pendingLabel={t('actions.sending')}
          onClick={() => proceed(transactionId)}
        >
          {t('actions.continue')}
        </Button>
      }
    >
      {fiat(estimate, payout)} {joinSentences(t('actions.continueTerms'), '')}
      {payout.address !== null && (
        <>
          {t('actions.sentTo')} <AddressText address={payout.address} format="short" />
        </>
      )}
    </ChoiceCard>
  );
};

type RefundProps = {
  readonly transaction: Transaction;
  readonly refund: NonNullable<TransactionActions['refund']>;
  readonly isOpen: boolean;
  readonly isPrimary: boolean;
  readonly onOpen: () => void;
};

/** Returns the deposit. The button opens the address form. */
export const RefundChoice = ({ transaction, refund, isOpen, isPrimary, onOpen }: RefundProps) => {
  const words = useWords();
  const { t } = words;
  const fiat = useOrderFiat();
  const asset = refundAsset(transaction, refund.displayTicker);
  const fee = refundFeeOf(transaction, refund);
  if (asset === null) return null;
  return (
    <ChoiceCard
      title={t('actions.refundTitle')}
      amount={refund.amount === null ? null : amountText(words, refund.amount, asset)}
      action={
        <Button
          isWide
          variant={isPrimary ? 'primary' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls="transaction-refund"
          onClick={onOpen}
        >
          {t('actions.refund')}
        </Button>
      }
    >
      {fiat(refund.amount, asset)}{' '}
      {fee === null
        ? t('actions.refundTerms')
        : t('actions.refundTermsFee', { fee: amountText(words, fee, asset) })}
    </ChoiceCard>
  );
};
