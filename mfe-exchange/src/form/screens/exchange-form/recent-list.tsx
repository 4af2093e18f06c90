import { useUnit } from 'effector-react';

import { AddressText, Card, TextLink } from '@coinlane/shared-ui/components';

import { localTransactionsModel } from '../../../order/model/local-transactions';
import { useWords } from '../../../page/screens/words';
import styles from './exchange-form.module.css';

const SHOWN = 5;

/** This browser's latest orders, with a link to all of them. */
export const RecentList = () => {
  const { t } = useWords();
  const ids = useUnit(localTransactionsModel.$ids);
  return (
    <Card as="section" aria-labelledby="recent-exchanges" className={styles.recent}>
      <h2 id="recent-exchanges" className={styles.recentTitle}>
        {t('recent.title')}
      </h2>
      <p className={styles.recentHint}>{t('recent.hint')}</p>
      <ul className={styles.recentList}>
        {ids
          .toReversed()
          .slice(0, SHOWN)
          .map((id) => (
            <li key={id}>
              <TextLink href={`/exchange/txs/${id}`}>
                <AddressText address={id} format="short" />
              </TextLink>
            </li>
          ))}
      </ul>
      <p className={styles.recentMore}>
        <TextLink href="/exchange/history">{t('order.history.head')}</TextLink>
      </p>
    </Card>
  );
};
