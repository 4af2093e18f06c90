import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  NativeButton,
  Pagination,
} from '@coinlane/shared-ui/components';
import { DownloadIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listOrders, ordersFile } from '../../domain/saved-order';
import type { ListedOrder } from '../../domain/saved-order';
import { isRunning } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { savedOrdersModel } from '../../model/saved-orders';
import { downloadText } from '../../ui/download-text';
import { useWords } from '../../../page/screens/words';
import { OpenOrder } from './open-order';
import { OrderRows } from './order-rows';
import styles from './transaction-history.module.css';

const PAGE_SIZE = 20;

const TABS = ['all', 'running', 'closed'] as const;
type Tab = (typeof TABS)[number];

/** An order that was never fetched is neither running nor closed. */
const isIn = (tab: Tab, { state }: ListedOrder): boolean => {
  if (tab === 'all') return true;
  return state !== null && isRunning(state) === (tab === 'running');
};

const useOrders = (): readonly ListedOrder[] => {
  const { history, now } = useUnit({ history: savedOrdersModel.$history, now: clockModel.$now });
  return listOrders(history, now);
};

type TabsProps = {
  readonly orders: readonly ListedOrder[];
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
};

const Tabs = ({ orders, chosen, onChoose }: TabsProps) => {
  const { t } = useWords();
  return (
    <div role="group" aria-label={t('order.history.show')} className={styles.tabs}>
      {TABS.map((tab) => (
        <NativeButton
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
        >
          {t(`order.history.${tab}`)} {orders.filter((order) => isIn(tab, order)).length}
        </NativeButton>
      ))}
    </div>
  );
};

/** Page number in the address, starting at 1. */
const pageIn = (search: string): number => Math.max(Number(new URLSearchParams(search).get('page')) || 1, 1);

const Pages = ({ page, pageCount }: { readonly page: number; readonly pageCount: number }) => {
  const { t } = useWords();
  return pageCount < 2 ? null : (
    <Pagination
      label={t('order.history.pages')}
      page={page}
      pageCount={pageCount}
      hrefOf={(to) => `/exchange/history${to === 1 ? '' : `?page=${String(to)}`}`}
      pageLabel={(to) => t('order.history.page', { page: to })}
      previousLabel={t('order.history.previous')}
      nextLabel={t('order.history.next')}
    />
  );
};

const Orders = ({ search }: { readonly search: string }) => {
  const { t } = useWords();
  const orders = useOrders();
  const [tab, setTab] = useState<Tab>('all');
  if (orders.length === 0)
    return (
      <EmptyState
        title={t('order.history.empty')}
        action={<ButtonLink href="/exchange">{t('status.newExchange')}</ButtonLink>}
      >
        {t('order.history.emptyAdvice')}
      </EmptyState>
    );
  const shown = orders.filter((order) => isIn(tab, order));
  const pageCount = Math.max(Math.ceil(shown.length / PAGE_SIZE), 1);
  const page = Math.min(pageIn(search), pageCount);
  return (
    <>
      <Tabs orders={orders} chosen={tab} onChoose={setTab} />
      <Card padding="none">
        {shown.length === 0 ? <p className={styles.none}>{t('order.history.none')}</p> : null}
        <OrderRows labelledBy="history" orders={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      </Card>
      <Pages page={page} pageCount={pageCount} />
    </>
  );
};

/** Saves all known orders as one file. */
const SaveAll = () => {
  const { t } = useWords();
  const { config, navigation, serverNow } = useRemoteProps();
  const transactions = useOrders().flatMap(({ transaction }) => (transaction === null ? [] : [transaction]));
  const save = (): void => {
    const linkOf = (id: string): string => `${location.origin}${navigation.href(`/exchange/txs/${id}`)}`;
    const { name, text } = ordersFile({ transactions, linkOf, brand: config.brand, savedAt: serverNow() });
    downloadText(name, text);
  };
  return transactions.length === 0 ? null : (
    <Button variant="secondary" icon={<DownloadIcon size="small" />} onClick={save}>
      {t('order.history.saveAll')}
    </Button>
  );
};

/**
 * Orders of this browser in their last known state, and a way to open any other order. The server does not know
 * the orders. Everything below the title appears together with them, so that nothing moves and the list does not
 * look empty.
 */
export const HistoryScreen = () => {
  const { t } = useWords();
  const { navigation } = useRemoteProps();
  const { opened, ids, known } = useUnit({
    opened: savedOrdersModel.historyOpened,
    ids: savedOrdersModel.$ids,
    known: savedOrdersModel.$count,
  });
  const count = ids.length;
  useEffect(() => {
    if (count > 0) opened();
  }, [opened, count]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 id="history" tabIndex={-1}>
            {t('order.history.head')}
          </h1>
          <p className={styles.lead}>{t('order.history.hint')}</p>
        </div>
        {known !== null && (
          <div className={styles.actions}>
            <SaveAll />
            {/* an empty list has its own link */}
            {count > 0 && <ButtonLink href="/exchange">{t('status.newExchange')}</ButtonLink>}
          </div>
        )}
      </header>
      {known !== null && (
        <>
          <Orders search={navigation.location().search} />
          <OpenOrder />
        </>
      )}
    </div>
  );
};
