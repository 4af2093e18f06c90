import { useUnit } from 'effector-react';

import { Alert, Button, Card } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';

import { refundAsset, visitorActions } from '../../domain/transaction';
import type { Transaction, TransactionActions } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { transactionActionsModel } from '../../model/order-actions';
import type { ActionState } from '../../model/order-actions';
import { dateText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { RefundTarget } from './refund-target';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

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
      return `${words.t('actions.failed')} ${failureText(words, state.failure)}`;
  }
};

type RefundProps = StageProps & {
  readonly refund: NonNullable<TransactionActions['refund']>;
  readonly isSending: boolean;
};

/** Form for a refund address on the network of the asset that arrived. */
const RefundForm = ({ transaction, refund, isSending }: RefundProps) => {
  const { t, exact, ticker } = useWords();
  const request = useUnit(transactionActionsModel.refundPressed);
  const asset = refundAsset(transaction, refund.displayTicker);
  if (asset === null) return null;
  const paidBack = refund.amount === null ? null : { amount: exact(refund.amount), ticker: ticker(asset) };
  return (
    <>
      {paidBack !== null && <p>{t('actions.refundAmount', paidBack)}</p>}
      <RefundTarget
        transaction={transaction}
        asset={asset}
        submitLabel={t('actions.refund')}
        confirmLabel={paidBack === null ? t('actions.refundNow') : t('actions.refundNowAmount', paidBack)}
        isSending={isSending}
        onTarget={request}
      />
    </>
  );
};

const ContinueButton = ({
  transaction,
  estimate,
  isSending,
}: StageProps & { readonly estimate: string | null; readonly isSending: boolean }) => {
  const { t, exact, ticker } = useWords();
  const proceed = useUnit(transactionActionsModel.continuePressed);
  return (
    <div className={styles.notify}>
      {estimate !== null && (
        <p>{t('actions.continueAmount', { amount: exact(estimate), ticker: ticker(transaction.payout) })}</p>
      )}
      <Button
        isPending={isSending}
        pendingLabel={t('actions.sending')}
        onClick={() => proceed(transaction.transactionId)}
      >
        {t('actions.continue')}
      </Button>
    </div>
  );
};

const Deadline = ({ decideUntil }: { readonly decideUntil: number | null }) => {
  const { t } = useWords();
  return decideUntil === null ? null : <p>{t('order.issue.until', { date: dateText(decideUntil) })}</p>;
};

const NOTHING = { decideUntil: null, refund: null, continuation: null, isRefundBySupport: false };

/** Whether no refund address can be accepted, because the asset or its network is unknown. */
const isUnnamed = (transaction: Transaction, paidIn: string | null): boolean =>
  refundAsset(transaction, paidIn) === null;

/** Actions that the service offers and the stage allows. None after a decision was accepted. */
const useOfferedActions = (transaction: Transaction) => {
  const { actions, state, now } = useUnit({
    actions: transactionActionsModel.$actions,
    state: transactionActionsModel.$state,
    now: clockModel.$now,
  });
  if (state._tag === 'Accepted' || actions === null) return { state, ...NOTHING };
  const may = visitorActions({ transaction, actions, isOwn: true, serverNow: now });
  return {
    state,
    decideUntil: actions.decideUntil,
    refund: may.includes('requestRefund') ? actions.refund : null,
    continuation: may.includes('requestContinue') ? actions.continuation : null,
    isRefundBySupport: actions.refund !== null && isUnnamed(transaction, actions.refund.displayTicker),
  };
};

/** The user's options for a stuck transaction. Only in the browser that created it. */
export const VisitorActions = ({ transaction }: StageProps) => {
  const words = useWords();
  const { state, refund, continuation, decideUntil, isRefundBySupport } = useOfferedActions(transaction);
  const isSending = state._tag === 'Sending';
  const outcome = outcomeText(words, state);
  if (refund === null && continuation === null && outcome === null && !isRefundBySupport) return null;
  return (
    <Card as="section" aria-labelledby="transaction-actions" padding="medium" className={styles.actions}>
      <h2 id="transaction-actions" className={styles.panelTitle}>
        {words.t('actions.title')}
      </h2>
      {outcome !== null && (
        <Alert tone={state._tag === 'Accepted' ? 'success' : 'danger'} role="alert">
          {outcome}
        </Alert>
      )}
      <Deadline decideUntil={decideUntil} />
      {continuation !== null && (
        <ContinueButton
          transaction={transaction}
          estimate={continuation.currentEstimate}
          isSending={isSending}
        />
      )}
      {isRefundBySupport && <Alert role="status">{words.t('refund.bySupport')}</Alert>}
      {refund !== null && <RefundForm transaction={transaction} refund={refund} isSending={isSending} />}
    </Card>
  );
};
