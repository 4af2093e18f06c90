import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Alert, Card } from '@coinlane/shared-ui/components';

import {
  delayOf,
  isFinal,
  canStillPay,
  orderKindOf,
  orderStateOf,
  stageOf,
  statusName,
  usualRangeOf,
} from '../../domain/transaction';
import type { KnownStatus, Transaction } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { StatusPill } from '../../ui/status-pill';
import { useWords } from '../../../page/screens/words';
import { DepositWindow } from './deposit-window';
import { ProgressSteps } from './progress-steps';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

type StatusWords = { readonly title: string; readonly now: string; readonly next: string };

const BUY_WORDS: StatusWords = { title: 'fiat.buy.title', now: 'fiat.buy.now', next: 'fiat.buy.next' };
const SELL_WORDS: Readonly<Partial<Record<KnownStatus | 'unknown', Partial<StatusWords>>>> = {
  exchanging: { next: 'fiat.sell.next' },
  processing: { next: 'fiat.sell.next' },
  sending: {
    title: 'fiat.sell.sending.title',
    now: 'fiat.sell.sending.now',
    next: 'fiat.sell.sending.next',
  },
  finished: { now: 'fiat.sell.finished' },
};

/** After the end of the deposit window an unpaid order is shown as expired, whatever its status. */
const nameOf = (transaction: Transaction, now: number) =>
  stageOf(transaction.status) === 'awaitingDeposit' && !canStillPay(transaction, now)
    ? 'expired'
    : statusName(transaction.status);

/** Text keys of a status. Buying and selling have their own if the text mentions a deposit or a wallet. */
const wordsOf = (transaction: Transaction, name: KnownStatus | 'unknown'): StatusWords => {
  const words = { title: `state.${name}.title`, now: `state.${name}.now`, next: `state.${name}.next` };
  const kind = orderKindOf(transaction);
  if (kind === 'buy' && (name === 'new' || name === 'waiting')) return BUY_WORDS;
  return kind === 'sell' ? { ...words, ...SELL_WORDS[name] } : words;
};

/** Usual duration of the pair, with a notice if this order takes longer (spec §9 "Long time exchanging"). */
const Duration = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  if (isFinal(transaction.status)) return null;
  const range = usualRangeOf(transaction.speedForecast);
  const delay = delayOf(transaction, now);
  return (
    <>
      <p className={styles.muted}>{range === null ? t('order.usualUnknown') : t('order.usual', range)}</p>
      {delay !== 'none' && (
        <Alert tone="warning" title={t(`order.slow.${delay}`)}>
          {t(`order.slow.${delay}Advice`)}
        </Alert>
      )}
    </>
  );
};

/**
 * State of an order as a card: word, title, sentences, time left and progress. Screen readers announce a change of the
 * title.
 */
export const StageFrame = ({ transaction, children }: StageProps & { readonly children: ReactNode }) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const state = orderStateOf(transaction, now);
  const words = wordsOf(transaction, nameOf(transaction, now));
  return (
    <Card as="section" aria-labelledby="transaction-stage" padding="medium" className={styles.stage}>
      <div className={styles.stageHead}>
        <div className={styles.stageWords}>
          <StatusPill state={state}>{t(`pill.${state}`)}</StatusPill>
          <h2 id="transaction-stage" className={styles.stageTitle}>
            <span role="status">{t(words.title)}</span>
          </h2>
          <p>{t(words.now)}</p>
          <p className={styles.muted}>{t(words.next)}</p>
        </div>
        <DepositWindow transaction={transaction} />
      </div>
      <ProgressSteps transaction={transaction} />
      <Duration transaction={transaction} />
      {children}
    </Card>
  );
};
