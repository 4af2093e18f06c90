import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Alert } from '@coinlane/shared-ui/components';

import { depositIssueOf, isFinal, orderStateOf, stageOf } from '../../domain/transaction';
import type { DepositIssue, Transaction } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { momentText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';

const titleOf = (words: Words, issue: DepositIssue, { payin }: Transaction): string => {
  const { t } = words;
  switch (issue._tag) {
    case 'Underpaid':
    case 'Overpaid':
      return t('order.issue.otherAmount', {
        actual: amountText(words, issue.actual, payin),
        expected: amountText(words, issue.expected, payin),
      });
    case 'Late':
      return t('state.late.title');
    case 'WrongAsset': {
      const { displayTicker, network, amount } = issue;
      return displayTicker === null || network === null || amount === null
        ? t('state.wrongAsset.title')
        : t('state.wrongAsset.text', {
            got: amountText(words, amount, { displayTicker }),
            network: networkName(network),
            from: words.ticker(payin),
          });
    }
  }
};

/** States whose title already describes the problem. */
const ISSUE_STATES: readonly string[] = ['underpaid', 'overpaid', 'late', 'wrongAsset'];

/** Next step for the deposit, with its date. */
const outlookOf = ({ t }: Words, { status, depositNote }: Transaction, now: number): string => {
  const until = depositNote?.decideUntil ?? null;
  const isOpen = until !== null && until > now;
  if (isFinal(status)) return t('order.issue.support');
  // the provider is waiting for the rest
  if (isOpen && stageOf(status) === 'awaitingDeposit')
    return t('order.issue.waits', { date: momentText(until) });
  const runs = t('order.issue.runs');
  return isOpen ? `${runs} ${t('order.issue.until', { date: momentText(until) })}` : runs;
};

/** Notice about a deposit that differs from the agreement, if the user does not have to decide anything. */
export const DepositIssueNotice = ({ transaction }: StageProps) => {
  const words = useWords();
  const now = useUnit(clockModel.$now);
  const issue = depositIssueOf(transaction);
  if (issue === null || ISSUE_STATES.includes(orderStateOf(transaction, now))) return null;
  return <Alert title={titleOf(words, issue, transaction)}>{outlookOf(words, transaction, now)}</Alert>;
};
