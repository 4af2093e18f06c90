import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Alert } from '@coinlane/shared-ui/components';

import { arrivedAsset, depositIssueOf } from '../../domain/transaction';
import type { DepositIssue, Transaction, TransactionActions } from '../../domain/transaction';
import { transactionActionsModel } from '../../model/order-actions';
import { dateText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const titleOf = ({ t, exact, ticker }: Words, issue: DepositIssue, { payin }: Transaction): string => {
  switch (issue._tag) {
    case 'Underpaid':
    case 'Overpaid':
      return t(`order.issue.${issue._tag}`, {
        expected: exact(issue.expected),
        actual: exact(issue.actual),
        difference: exact(issue.difference),
        ticker: ticker(payin),
      });
    case 'Late':
      return t('order.issue.Late');
    case 'WrongAsset': {
      const { displayTicker, network, amount } = issue;
      const expected = ticker(payin);
      if (displayTicker === null || network === null || amount === null)
        return t('order.issue.WrongAssetUnknown', { expected });
      const got = { ticker: displayTicker.toUpperCase(), network: networkName(network) };
      return t('order.issue.WrongAsset', { ...got, amount: exact(amount), expected });
    }
  }
};

/** Text of a refund's amount in the asset that arrived. Null if either is unknown. */
const useRefundText = (transaction: Transaction, refund: TransactionActions['refund']): string | null => {
  const { t, exact } = useWords();
  const asset = refund?.displayTicker ?? arrivedAsset(transaction)?.displayTicker ?? null;
  if (asset === null || refund === null || refund.amount === null) return null;
  return t('order.issue.back', { amount: exact(refund.amount), ticker: asset.toUpperCase() });
};

type Choice = StageProps & { readonly actions: TransactionActions };

/** Both options with their figures and the deadline. */
const Choices = ({ transaction, actions: { refund, continuation, decideUntil } }: Choice) => {
  const { t, exact, ticker } = useWords();
  const { payout } = transaction;
  const refundText = useRefundText(transaction, refund);
  return (
    <>
      <p>{t('order.issue.two')}</p>
      <ul className={styles.choices}>
        {refundText !== null && <li>{refundText}</li>}
        {continuation !== null && continuation.currentEstimate !== null && (
          <li>
            {t('order.issue.on', { amount: exact(continuation.currentEstimate), ticker: ticker(payout) })}
          </li>
        )}
      </ul>
      {decideUntil !== null && <p>{t('order.issue.until', { date: dateText(decideUntil) })}</p>}
    </>
  );
};

const Advice = ({ transaction, issue }: StageProps & { readonly issue: DepositIssue }) => {
  const { t, exact, ticker } = useWords();
  const actions = useUnit(transactionActionsModel.$actions);
  if (actions !== null && transaction.areActionsAvailable)
    return <Choices transaction={transaction} actions={actions} />;
  if (issue._tag === 'Overpaid' && !transaction.areActionsAvailable)
    return t('order.issue.overpaidRuns', {
      difference: exact(issue.difference),
      ticker: ticker(transaction.payin),
    });
  const until = transaction.depositNote?.decideUntil ?? null;
  return (
    <>
      <p>{t('order.issue.support')}</p>
      {until !== null && <p>{t('order.issue.until', { date: dateText(until) })}</p>}
    </>
  );
};

/** Notice about a deposit that differs from the agreement: the figures, both options and the deadline. */
export const DepositIssueNotice = ({ transaction }: StageProps) => {
  const words = useWords();
  const issue = depositIssueOf(transaction);
  if (issue === null) return null;
  return (
    <Alert tone="warning" title={titleOf(words, issue, transaction)}>
      <Advice transaction={transaction} issue={issue} />
    </Alert>
  );
};
