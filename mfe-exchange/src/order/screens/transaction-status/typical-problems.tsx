import { Card, classNames, Disclosure } from '@coinlane/shared-ui/components';

import { orderKindOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const PROBLEMS = {
  crypto: ['order.problem.unseen', 'order.problem.memo', 'order.problem.amount', 'order.problem.wallet'],
  buy: [
    'fiat.problem.buy.unseen',
    'fiat.problem.buy.declined',
    'fiat.problem.buy.documents',
    'fiat.problem.buy.wallet',
  ],
  sell: [
    'order.problem.unseen',
    'order.problem.amount',
    'fiat.problem.sell.bank',
    'fiat.problem.sell.account',
  ],
} as const;

/** The most frequent questions to support, with answers. */
export const TypicalProblems = ({ transaction }: StageProps) => {
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
        {PROBLEMS[orderKindOf(transaction)].map((problem) => (
          <Disclosure key={problem} summary={t(`${problem}.q`)}>
            {t(`${problem}.a`)}
          </Disclosure>
        ))}
      </div>
    </Card>
  );
};
