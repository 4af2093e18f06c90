import { useEffect, useState } from 'react';

import { ordersCounted } from '@coinlane/shared-contracts/events';
import { VisuallyHidden } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { runningOrdersText } from './orders';
import type { RunningOrder as Order } from './orders';
import { joinLanguage } from '../routing';
import { useShell } from '../services';
import styles from './header.module.css';

/**
 * Number of running orders, rendered by the server and updated by events. The order itself is known after hydration.
 */
const useRunningOrders = () => {
  const { runningOrders, browser } = useShell();
  const [known, setKnown] = useState<{ count: number; order: Order | null }>({
    count: runningOrders,
    order: null,
  });
  useEffect(() => {
    if (browser === null) return undefined;
    setKnown({ count: runningOrders, order: browser.runningOrder() });
    return browser.bus.subscribe(ordersCounted, ({ running, first }) => {
      setKnown({ count: running, order: first });
    });
  }, [browser, runningOrders]);
  return known;
};

/** Link to the orders of this browser, with the number of running ones. */
export const OrdersLink = ({ isCurrent }: { readonly isCurrent: boolean }) => {
  const { t } = useTranslation('shell');
  const { language } = useShell();
  const { count } = useRunningOrders();
  return (
    <a
      className={styles.tool}
      href={joinLanguage(language, '/exchange/history')}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {count === 0 ? (
        t('chrome.nav.orders')
      ) : (
        <>
          <span aria-hidden="true">{t('chrome.nav.orders')}</span>
          <span className={styles.count} aria-hidden="true">
            {runningOrdersText(count)}
          </span>
          {/* no `aria-label`: it would differ from the visible text, in which the words run together */}
          <VisuallyHidden>{t('chrome.ordersRunning', { count: runningOrdersText(count) })}</VisuallyHidden>
        </>
      )}
    </a>
  );
};

/** Link to the running order, on every page. It leads to the list until the browser knows the order. */
export const RunningOrder = ({ className }: { readonly className: string | undefined }) => {
  const { t } = useTranslation('shell');
  const { language } = useShell();
  const { count, order } = useRunningOrders();
  if (count === 0) return null;
  const path = order === null ? '/exchange/history' : `/exchange/txs/${order.transactionId}`;
  return (
    <a className={className} href={joinLanguage(language, path)}>
      {order === null ? (
        t('chrome.runningOrder')
      ) : (
        <>
          <VisuallyHidden>{t('chrome.runningOrder')}: </VisuallyHidden>
          {order.from} → {order.to}
        </>
      )}
    </a>
  );
};
