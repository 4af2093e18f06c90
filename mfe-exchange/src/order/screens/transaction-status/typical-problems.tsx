import { Card, classNames, Disclosure } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

const PROBLEMS = ['unseen', 'memo', 'amount', 'wallet'] as const;

/** The most frequent questions to support, with answers. */
export const TypicalProblems = () => {
  const { t } = useWords();
  return (
    <Card
      as="section"
      aria-labelledby="transaction-problems"
      className={classNames(styles.panel, styles.onScreen)}
    >
      <h2 id="transaction-problems" className={styles.panelTitle}>
        {t('order.problem.title')}
      </h2>
      <div className={styles.questions}>
        {PROBLEMS.map((problem) => (
          <Disclosure key={problem} summary={t(`order.problem.${problem}.q`)}>
            {t(`order.problem.${problem}.a`)}
          </Disclosure>
        ))}
      </div>
    </Card>
  );
};
