import { classNames, VisuallyHidden } from '@coinlane/shared-ui/components';
import { CheckIcon, XIcon } from '@coinlane/shared-ui/icons';

import { payinFigure, payoutFigure, progressOf } from '../../domain/transaction';
import type { OrderState, ProgressStep, Transaction } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { stepKey } from './fiat-words';
import styles from './progress-steps.module.css';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';

type Facts = { readonly words: Words; readonly transaction: Transaction; readonly state: OrderState };

/** Whether the order waits for the user's decision, which is shown instead of the stage's details. */
export const isPaused = (state: OrderState): boolean =>
  state === 'underpaid' || state === 'late' || state === 'wrongAsset';

/** The received or expected amount. Null after a deposit with an unknown amount. */
const depositFact = ({ words, transaction, state }: Facts): string | null => {
  const figure = payinFigure(transaction);
  if (figure === null) return null;
  const amount = amountText(words, figure.amount, figure);
  if (figure.kind === 'moved') return words.t('progress.fact.received', { amount });
  return state === 'waiting' ? words.t('progress.fact.waiting', { amount }) : null;
};

const payoutFact = ({ words, transaction, state }: Facts): string | null => {
  if (isPaused(state)) return words.t('progress.fact.afterChoice');
  if (state === 'sending' && transaction.confirmations !== null)
    return words.t('progress.fact.confirmed', transaction.confirmations);
  const figure = payoutFigure(transaction);
  return figure?.kind === 'moved' ? amountText(words, figure.amount, figure) : null;
};

/** Fact about a step: its amount, its confirmations, or the reason for a pause. */
const factOf = (name: ProgressStep['name'], facts: Facts): string | null => {
  const { words, transaction, state } = facts;
  switch (name) {
    case 'deposit':
      return depositFact(facts);
    case 'confirmation':
      // in later stages they belong to the payout
      return transaction.confirmations === null || state === 'sending' || state === 'refunding'
        ? null
        : words.t('progress.fact.confirmed', transaction.confirmations);
    case 'exchange':
      return isPaused(state) ? words.t('progress.fact.paused') : null;
    case 'payout':
      return payoutFact(facts);
  }
};

/** Mark of a step. A pending choice of the user is not a failure. */
const Mark = ({ state, place }: { readonly state: ProgressStep['state']; readonly place: number }) => (
  <span className={styles.mark} aria-hidden="true">
    {state === 'done' && <CheckIcon size="small" />}
    {state === 'stopped' && <XIcon size="small" />}
    {state === 'skipped' && '–'}
    {(state === 'current' || state === 'upcoming') && place}
  </span>
);

/** The four steps of an exchange with their facts, in the colours of the tone. */
export const ProgressSteps = ({
  transaction,
  state: orderState,
}: StageProps & { readonly state: OrderState }) => {
  const words = useWords();
  const { t } = words;
  const facts = { words, transaction, state: orderState };
  return (
    <ol aria-label={t('progress.title')} className={styles.progress}>
      {progressOf(transaction).map(({ name, state: reached }, index) => {
        const state = reached === 'stopped' && isPaused(orderState) ? 'current' : reached;
        const fact = factOf(name, facts);
        return (
          <li
            key={name}
            className={classNames(styles.step, styles[state])}
            {...(state === 'current' ? { 'aria-current': 'step' } : {})}
          >
            <Mark state={state} place={index + 1} />
            <span className={styles.words}>
              {t(stepKey(transaction, name))} <VisuallyHidden>{t(`progress.${state}`)}</VisuallyHidden>
              {fact !== null && <small className={styles.fact}>{fact}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
