import { Card, Timeline } from '@coinlane/shared-ui/components';
import type { TimelineState } from '@coinlane/shared-ui/components';

import { progressOf } from '../../domain/transaction';
import type { ProgressStep } from '../../domain/transaction';
import { useWords } from '../words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const STATES: Readonly<Record<ProgressStep['state'], TimelineState>> = {
  done: 'done',
  current: 'current',
  upcoming: 'upcoming',
  stopped: 'failed',
};

/** The four steps of an exchange with the current state. */
export const ProgressPanel = ({ transaction }: StageProps) => {
  const { t } = useWords();
  return (
    <Card as="section" aria-labelledby="transaction-progress" padding="medium">
      <h2 id="transaction-progress" className={styles.panelTitle}>
        {t('progress.title')}
      </h2>
      <Timeline
        label={t('progress.title')}
        steps={progressOf(transaction).map(({ name, state }) => ({
          id: name,
          title: t(`progress.${name}`),
          state: STATES[state],
          stateLabel: t(`progress.${state}`),
        }))}
      />
    </Card>
  );
};
