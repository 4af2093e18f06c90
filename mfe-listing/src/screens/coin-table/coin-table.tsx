import { useDeferredValue } from 'react';

import { Card, Skeleton, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { CurrencyTable } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { NothingFound } from './nothing-found';
import { FiatMenu, TableControls } from './table-controls';
import { TablePages } from './table-pages';
import { TableRows } from './table-rows';
import styles from './coin-table.module.css';

type Props = {
  readonly page: ListingPage;
  readonly table: CurrencyTable;
  readonly caption: string;
  /** The rows belong to the search before; the new ones are on their way. */
  readonly isStale: boolean;
};

/** Spec §2 "Optional bottom 'view all' link"; narrow screens have a shorter wording. */
const ViewAll = ({ path, isFiat }: { readonly path: string; readonly isFiat: boolean }) => {
  const { t } = useTranslation('listing');
  const key = isFiat ? 'viewAll.buy' : 'viewAll.exchange';
  return (
    <p className={styles.viewAll}>
      <TextLink href={path}>
        <span className={styles.wideWords}>{t(`${key}.wide`)}</span>
        <span className={styles.narrowWords}>{t(`${key}.narrow`)}</span>
      </TextLink>
    </p>
  );
};

const Rows = ({ page, table, caption, isStale }: Props) => {
  const { t } = useTranslation('listing');
  const isSearched = page.table.query.trim() !== '';
  if (table.total > 0)
    return (
      <Card padding="none" aria-busy={isStale} className={styles.card}>
        <TableRows table={table} caption={caption} />
      </Card>
    );
  return isSearched ? <NothingFound /> : <Skeleton shape="row" count={10} label={t('loading')} />;
};

/**
 * The currencies table in any of its modes (spec §2 "Currencies table screen"). A key of the search is answered at once with
 * the count; its rows are drawn between the keys, so that nobody types into a page that stands still.
 */
export const CoinTable = (props: Props) => {
  const { page, table, isStale } = props;
  const drawnPage = useDeferredValue(page);
  const drawn = useDeferredValue(table);
  const { t, i18n } = useTranslation('listing');
  const total = new Intl.NumberFormat(i18n.language).format(table.total);
  return (
    <div className={styles.block}>
      <TableControls page={page} table={table} />
      <div className={styles.countLine}>
        <p role="status" className={styles.count}>
          {isStale ? t('loading') : t('currencies.found', { total })}
        </p>
        <FiatMenu page={page} table={table} />
      </div>
      <Rows {...props} page={drawnPage} table={drawn} isStale={isStale || drawn !== table} />
      <TablePages page={page} table={table} />
      {table.viewAllPath !== null && (
        <ViewAll path={table.viewAllPath} isFiat={table.kind.isFiatOnly || table.kind.isFromFiat} />
      )}
    </div>
  );
};
