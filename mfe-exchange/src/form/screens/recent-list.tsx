import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Card, TextLink } from '@coinlane/shared-ui/components';

import { listOrders } from '../../order/domain/saved-order';
import { savedOrdersModel } from '../../order/model/saved-orders';
import { OrderRows } from '../../order/screens/transaction-history';
import { clockModel } from '../../page/model/clock';
import { useWords } from '../../page/screens/words';
import styles from './recent-list.module.css';

const SHOWN = 3;

/** This browser's latest orders with their state and next step, and a link to all of them. */
export const RecentList = () => {
  const { t } = useWords();
  const { history, now, opened } = useUnit({
    history: savedOrdersModel.$history,
    now: clockModel.$now,
    opened: savedOrdersModel.historyOpened,
  });
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <section aria-labelledby="recent-exchanges" className={styles.recent}>
      <div className={styles.head}>
        <h2 id="recent-exchanges">{t('recent.title')}</h2>
        <TextLink href="/exchange/history">{t('recent.all')}</TextLink>
      </div>
      <Card padding="none">
        <OrderRows labelledBy="recent-exchanges" orders={listOrders(history, now).slice(0, SHOWN)} />
      </Card>
    </section>
  );
};
