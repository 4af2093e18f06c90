import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';

import { Card, Pagination, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { historyPath, historyQueryAt, pageCountOf } from '../../domain/history';
import type { HistoryQuery, Operation } from '../../domain/history';
import { historyModel } from '../../model/history';
import { ActivityChart } from './activity-chart';
import { HistoryControls } from './history-controls';
import { HistoryTable } from './history-table';
import { HistoryTabs } from './history-tabs';
import { OperationDialog } from './operation-dialog';
import styles from './history.module.css';

const Pages = ({ query, count }: { readonly query: HistoryQuery; readonly count: number }) => {
  const { t } = useTranslation('pro');
  const pageCount = pageCountOf(count);
  if (pageCount === 1) return null;
  return (
    <Pagination
      label={t('history.pages')}
      page={query.page}
      pageCount={pageCount}
      hrefOf={(page) => historyPath({ ...query, page })}
      pageLabel={(page) => t('history.page', { page })}
      previousLabel={t('history.previous')}
      nextLabel={t('history.next')}
    />
  );
};

type RowsProps = { readonly query: HistoryQuery; readonly onOpen: (operation: Operation) => void };

const Rows = ({ query, onOpen }: RowsProps) => {
  const { t } = useTranslation('pro');
  const { page, shown, isFetching, open } = useUnit({
    page: historyModel.page.$query,
    shown: historyModel.$shown,
    isFetching: historyModel.page.$pending,
    open: historyModel.opened,
  });
  // rows of another tab disappear at once, but those of another page stay until the new ones are loaded
  if (page._tag === 'Failed' || (page._tag === 'Ready' && page.problem !== null))
    return page.problem === null ? null : (
      <FailureAlert ns="pro" failure={page.problem} isRetrying={isFetching} onRetry={() => open(query)} />
    );
  if (page._tag === 'Pending' || shown?.tab !== query.tab || shown.currency !== query.currency)
    return <Skeleton shape="row" count={5} label={t('loading')} />;
  return (
    <div className={styles.rows} aria-busy={isFetching}>
      <HistoryTable query={query} operations={page.value.operations} onOpen={onOpen} />
      <Pages query={query} count={page.value.count} />
    </div>
  );
};

/** History of the account by kind, SWAP first (spec §2 "/pro/history", §9). */
export const HistoryScreen = () => {
  const { search } = useLocation();
  const open = useUnit(historyModel.opened);
  const query = useMemo(() => historyQueryAt(search), [search]);
  const [chosen, setChosen] = useState<Operation | null>(null);
  useEffect(() => {
    open(query);
  }, [open, query]);
  return (
    <div className={styles.history}>
      <HistoryTabs query={query} />
      <Card as="section" aria-labelledby="pro-history-tab" className={styles.card}>
        <HistoryControls query={query} />
        <Rows query={query} onOpen={setChosen} />
      </Card>
      <ActivityChart query={query} />
      <OperationDialog operation={chosen} onClose={() => setChosen(null)} />
    </div>
  );
};
