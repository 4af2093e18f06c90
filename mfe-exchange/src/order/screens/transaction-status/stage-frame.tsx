import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Alert, Card } from '@coinlane/shared-ui/components';

import { delayOf, isFinal, orderKindOf, stageOf, toneOf, usualRangeOf } from '../../domain/transaction';
import type { OrderState, Stage, Transaction } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { isDepositWithheld, receiptModel } from '../../model/receipt';
import { StatusPill } from '../../ui/status-pill';
import { timeText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { ChainProgress } from './chain-progress';
import { OrderTimer } from './order-timer';
import { ProgressSteps } from './progress-steps';
import type { StageProps } from './stage-props';
import { statusWords } from './status-words';
import styles from './transaction-status.module.css';
import { STAGE_TITLE_ID } from './use-focus-after-decision';

/** Usual duration of the pair. A fiat payment takes as long as its payment method. */
const usualText = (words: Words, transaction: Transaction): string => {
  const { speedForecast } = transaction;
  const range = usualRangeOf(speedForecast);
  if (orderKindOf(transaction) === 'crypto')
    return range === null ? words.t('order.usualUnknown') : words.t('order.usual', range);
  return range === null || speedForecast === null
    ? words.t('fiat.usualUnknown')
    : words.t('fiat.usual', { time: timeText(words, speedForecast) });
};

/** Stages in which a network confirms the deposit, the payout or the refund. */
const ON_CHAIN: readonly Stage[] = ['confirming', 'sending', 'refunding'];

/** Stages in which the exchange has left its usual course, so the usual duration of the pair does not apply. */
const WITHOUT_USUAL_TIME: readonly Stage[] = ['refunding', 'onHold', 'checking'];

/** Usual duration of the pair, with a notice if this order takes longer (spec §9 "Long time exchanging"). */
const Duration = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  const now = useUnit(clockModel.$now);
  if (isFinal(transaction.status)) return null;
  const delay = delayOf(transaction, now);
  return (
    <>
      {!WITHOUT_USUAL_TIME.includes(stageOf(transaction.status)) && (
        <p className={styles.term}>{usualText(words, transaction)}</p>
      )}
      {delay !== 'none' && (
        <Alert tone="warning" title={t(`order.slow.${delay}`)}>
          {t(`order.slow.${delay}Advice`)}
        </Alert>
      )}
    </>
  );
};

/** Progress of an order, and how long it usually takes. */
const Course = ({ transaction, state }: StageProps & { readonly state: OrderState }) => (
  <>
    <ProgressSteps transaction={transaction} state={state} />
    {ON_CHAIN.includes(stageOf(transaction.status)) && <ChainProgress transaction={transaction} />}
    <Duration transaction={transaction} />
  </>
);

/**
 * State of an order as a card: pill, title, sentence, time left and progress. Screen readers announce a change of the
 * title. While the terms are not the agreed ones, nothing asks for the deposit.
 */
export const StageFrame = ({ transaction, children }: StageProps & { readonly children: ReactNode }) => {
  const words = useWords();
  const { now, receipt } = useUnit({ now: clockModel.$now, receipt: receiptModel.$view });
  const isWithheld = isDepositWithheld(transaction, receipt);
  const { state, title, text } = statusWords(words, transaction, { now, isWithheld });
  return (
    <Card
      as="section"
      aria-labelledby={STAGE_TITLE_ID}
      className={styles.stage}
      data-tone={isWithheld ? 'stopped' : toneOf(state)}
    >
      <div className={styles.stageHead}>
        <div className={styles.stageWords}>
          <StatusPill state={state}>{words.t(`pill.${state}`)}</StatusPill>
          <h2 id={STAGE_TITLE_ID} tabIndex={-1} className={styles.stageTitle}>
            <span role="status">{title}</span>
          </h2>
          <p className={styles.muted}>{text}</p>
        </div>
        {!isWithheld && <OrderTimer transaction={transaction} state={state} />}
      </div>
      {!isWithheld && <Course transaction={transaction} state={state} />}
      {children}
    </Card>
  );
};
