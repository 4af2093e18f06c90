import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';

import { Alert, Skeleton, VisuallyHidden } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { expectedActions, orderStateOf, refundAsset, visitorActions } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { $unavailable } from '../../../page/model/settings';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionActionsModel } from '../../model/order-actions';
import type { ActionState } from '../../model/order-actions';
import { lazyPart } from '../../../page/ui/lazy-part';
import { momentText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { ContinueChoice, RefundChoice } from './choice-cards';
import { ReceivedMeter } from './received-meter';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';
import { useFocusAfterDecision } from './use-focus-after-decision';

const RefundForm = lazyPart(async () => {
  const { RefundForm: Form } = await import(/* webpackChunkName: "refund-form" */ './refund-form');
  return Form;
});

const outcomeText = (words: Words, state: ActionState): string | null => {
  switch (state._tag) {
    case 'Undecided':
    case 'Sending':
      return null;
    case 'Accepted':
      return words.t(`actions.accepted.${state.what}`);
    case 'Declined':
      return words.t('actions.declined');
    case 'Failed':
      return joinSentences(words.t('actions.failed'), failureText(words, state.failure));
  }
};

/** Result of a decision: accepted, or the reason why not. Replaced by the final status of the order. */
const Outcome = ({ state, transaction }: StageProps & { readonly state: ActionState }) => {
  const text = outcomeText(useWords(), state);
  const reached = orderStateOf(transaction, useUnit(clockModel.$now));
  return text === null || reached === 'refunded' || reached === 'finished' ? null : (
    <Alert tone={state._tag === 'Accepted' ? 'success' : 'danger'} role="alert">
      {text}
    </Alert>
  );
};

const NOTHING = {
  isExpected: false,
  isRefundBySupport: false,
  decideUntil: null,
  refund: null,
  continuation: null,
};

/**
 * Choices that the service offers and the stage allows. Before the reply, the expected choices, which reserve
 * their space. Empty after an accepted decision.
 */
const useOfferedChoices = (transaction: Transaction) => {
  const { actions, state, now } = useUnit({
    actions: transactionActionsModel.$actions,
    state: transactionActionsModel.$state,
    now: clockModel.$now,
  });
  if (state._tag === 'Accepted' || !transaction.areActionsAvailable) return { state, ...NOTHING };
  const shown = actions ?? expectedActions(transaction);
  const may = visitorActions({ transaction, actions: shown, isOwn: true, serverNow: now });
  return {
    state,
    isExpected: actions === null,
    decideUntil: shown.decideUntil,
    refund: may.includes('requestRefund') ? shown.refund : null,
    continuation: may.includes('requestContinue') ? shown.continuation : null,
    isRefundBySupport:
      actions !== null &&
      actions.refund !== null &&
      refundAsset(transaction, actions.refund.displayTicker) === null,
  };
};

type Offered = ReturnType<typeof useOfferedChoices>;

type CardsProps = StageProps & {
  readonly offered: Offered;
  readonly isRefundOpen: boolean;
  readonly onRefund: () => void;
};

/** The choices as cards with their figures, and the deadline. */
const ChoiceCards = ({ transaction, offered, isRefundOpen, onRefund }: CardsProps) => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  const { state, refund, continuation, decideUntil } = offered;
  const isWrongAsset = orderStateOf(transaction, now) === 'wrongAsset';
  if (refund === null && continuation === null) return null;
  return (
    <>
      <ReceivedMeter transaction={transaction} />
      <div className={styles.choices} data-refund-first={isWrongAsset || undefined}>
        {continuation !== null && (
          <ContinueChoice
            transaction={transaction}
            estimate={continuation.currentEstimate}
            isSending={state._tag === 'Sending'}
            isPrimary={!isWrongAsset}
          />
        )}
        {refund !== null && (
          <RefundChoice
            transaction={transaction}
            refund={refund}
            isOpen={isRefundOpen}
            isPrimary={isWrongAsset || continuation === null}
            onOpen={onRefund}
          />
        )}
      </div>
      {decideUntil !== null && (
        <p className={styles.term}>{t('order.issue.until', { date: momentText(decideUntil) })}</p>
      )}
    </>
  );
};

/** The choices, and the refund form, which loads and opens with its button. */
const OwnDecision = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const [isRefundOpen, setIsRefundOpen] = useState(false);
  const offered = useOfferedChoices(transaction);
  const { state, isExpected, refund, isRefundBySupport } = offered;
  useFocusAfterDecision(state._tag === 'Accepted');
  const cards = (
    <ChoiceCards
      transaction={transaction}
      offered={offered}
      isRefundOpen={isRefundOpen}
      onRefund={() => setIsRefundOpen(true)}
    />
  );
  return (
    <>
      <Outcome state={state} transaction={transaction} />
      {isExpected ? (
        <>
          <VisuallyHidden>{t('actions.pending')}</VisuallyHidden>
          <div className={styles.expected} inert aria-busy="true">
            {cards}
          </div>
        </>
      ) : (
        cards
      )}
      {isRefundBySupport && <Alert role="status">{t('refund.bySupport')}</Alert>}
      {refund !== null && isRefundOpen && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <RefundForm
            transaction={transaction}
            refund={refund}
            isSending={state._tag === 'Sending'}
            onCancel={() => setIsRefundOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/**
 * The user's decision about a stuck deposit. Only in the browser that created the order, or received control of it
 * by e-mail.
 */
export const Decision = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { navigation } = useRemoteProps();
  const { isOwn, isRead, unavailable } = useUnit({
    isOwn: transactionActionsModel.$isOwn,
    isRead: localTransactionsModel.$isRead,
    unavailable: $unavailable,
  });
  if (isOwn || (!isRead && transaction.areActionsAvailable))
    return <OwnDecision key={transaction.transactionId} transaction={transaction} />;
  return transaction.areActionsAvailable ? (
    <p className={styles.sunken}>
      {t('order.notOwn')}
      {transaction.receipt !== 'none' && !unavailable.includes('email') && (
        <a href={`${navigation.href('/recover')}?id=${transaction.transactionId}`} target="_blank">
          {t('order.byEmail')}
        </a>
      )}
    </p>
  ) : null;
};
