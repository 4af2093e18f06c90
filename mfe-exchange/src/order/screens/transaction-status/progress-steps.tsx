import { Timeline } from '@coinlane/shared-ui/components';
import type { TimelineState } from '@coinlane/shared-ui/components';

import { progressOf } from '../../domain/transaction';
import type { ProgressStep, Transaction } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

const STATES: Readonly<Record<ProgressStep['state'], TimelineState>> = {
  done: 'done',
  current: 'current',
  upcoming: 'upcoming',
  stopped: 'failed',
};

/** Fact of a step: the amount that arrived or is agreed, and the confirmations. */
const factOf = (
  { t, exact, ticker }: Words,
  name: ProgressStep['name'],
  order: Transaction,
): string | null => {
  const { payin, confirmations } = order;
  const amount = payin.amount ?? payin.expectedAmount;
  if (name === 'deposit' && amount !== null) return `${exact(amount)} ${ticker(payin)}`;
  return name === 'confirmation' && confirmations !== null
    ? t('order.history.confirmed', confirmations)
    : null;
};

/** The four steps of an exchange with the current state and their facts. */
export const ProgressSteps = ({ transaction }: StageProps) => {
  const words = useWords();
  const { t } = words;
  return (
    <Timeline
      label={t('progress.title')}
      orientation="horizontal"
      steps={progressOf(transaction).map(({ name, state }) => ({
        id: name,
        title: t(`progress.${name}`),
        state: STATES[state],
        stateLabel: t(`progress.${state}`),
        description: factOf(words, name, transaction),
      }))}
    />
  );
};
