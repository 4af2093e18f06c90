import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { HISTORY_TABS, historyPath } from '../../domain/history';
import type { HistoryQuery } from '../../domain/history';
import { useCurrentInView } from '../../ui/use-current-in-view';
import styles from './history.module.css';

/** Tabs of the history as links, because each has its own URL. */
export const HistoryTabs = ({ query }: { readonly query: HistoryQuery }) => {
  const { t } = useTranslation('pro');
  const strip = useCurrentInView<HTMLElement>(query.tab);
  return (
    <nav ref={strip} aria-label={t('history.tabsLabel')} className={styles.tabs}>
      {HISTORY_TABS.map((tab) => (
        <TextLink
          key={tab}
          tone="quiet"
          className={styles.tab}
          href={historyPath({ tab, page: 1, currency: query.currency })}
          {...(tab === query.tab ? { 'aria-current': 'true' } : {})}
        >
          {t(`history.tabs.${tab}`)}
        </TextLink>
      ))}
    </nav>
  );
};
