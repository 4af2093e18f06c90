import { useUnit } from 'effector-react';

import { Menu, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { COIN_LISTS } from '../../domain/currency';
import type { CurrencyTable } from '../../domain/listing-content';
import { isSameScreen, tablePath } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { SORT_MODES } from '../../domain/sort';
import type { SortMode } from '../../domain/sort';
import { hasMarketColumns } from '../../domain/table';
import { listingModel } from '../../model/listing';
import { SearchBox } from './search-box';
import styles from './coin-table.module.css';

type Props = { readonly page: ListingPage; readonly table: CurrencyTable };

/**
 * The requested page. The table shows a search late, and a link that was rendered for the previous search would
 * restore it.
 */
const useRequestedPage = (shown: ListingPage): ListingPage => {
  const wanted = useUnit(listingModel.$page);
  return isSameScreen(wanted, shown) ? wanted : shown;
};

const canSortBy = (sort: SortMode, { kind }: CurrencyTable): boolean =>
  sort === 'rank' || sort === 'abc' || hasMarketColumns(kind);

/** 'Sort by' menu with Rank, 'A → Z' (spec §2 "Header controls"), price and change. */
const SortMenu = ({ page: shown, table }: Props) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  const current = t(`sort.${page.table.sort}`);
  return (
    <Menu
      label={`${t('sort.label')}: ${current}`}
      align="end"
      variant="secondary"
      entries={SORT_MODES.filter((sort) => canSortBy(sort, table)).map((sort) => ({
        id: sort,
        label: t(`sort.${sort}`),
        href: tablePath(page, { sort, page: 1 }),
        isCurrent: sort === page.table.sort,
      }))}
    >
      {t('sort.label')}: {current}
    </Menu>
  );
};

/**
 * Whether the fiat dropdown stays open after a choice, as on wide screens (spec §2 "Header controls", §9
 * "breakpoint 768px").
 */
const isWide = (): boolean => matchMedia('(min-width: 768px)').matches;

/** The fiat dropdown. In fiat-only mode it replaces the column headers (spec §2 "Header controls"). */
const FiatMenu = ({ page: shown, table: { fiat } }: Props) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  if (fiat === null || fiat.options.length === 0) return null;
  const label = t('fiat.pricesIn', { ticker: fiat.ticker.toUpperCase() });
  return (
    <Menu
      label={label}
      variant="secondary"
      staysOpen={isWide}
      entries={fiat.options.map(({ ticker, name }) => ({
        id: ticker,
        label: `${ticker.toUpperCase()} · ${name}`,
        href: tablePath(page, { fiat: ticker, page: 1 }),
        isCurrent: ticker === fiat.ticker,
      }))}
    >
      {label}
    </Menu>
  );
};

/** Link to the other theme of the table, with or without the columns for limits. */
export const ThemeLink = ({ page: shown, table }: Props) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  if (table.kind.isFiatOnly) return null;
  const other = page.table.theme === 'classic' ? 'limits' : 'classic';
  return (
    <TextLink className={styles.themeLink} href={tablePath(page, { theme: other })} rel="nofollow">
      {t(`theme.${other}`)}
    </TextLink>
  );
};

/** Links to the lists of coins (spec §9 "Coin lists"), in the table of all currencies. */
const CoinLists = ({ page: shown }: Pick<Props, 'page'>) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  if (page._tag !== 'Currencies') return null;
  return (
    <nav aria-label={t('lists.label')} className={styles.lists}>
      {[null, ...COIN_LISTS].map((list) => (
        <TextLink
          key={list}
          href={tablePath(page, { list, page: 1 })}
          aria-current={list === page.table.list}
          className={styles.list}
        >
          {t(`lists.${list ?? 'all'}`)}
        </TextLink>
      ))}
    </nav>
  );
};

/** Search, price currency and sort order of the table (spec §2 "Header controls"). */
export const TableControls = ({ page, table }: Props) => (
  <div className={styles.controls}>
    <SearchBox fromTicker={table.fromTicker} />
    <div className={styles.menus}>
      <FiatMenu page={page} table={table} />
      <SortMenu page={page} table={table} />
    </div>
    <CoinLists page={page} />
  </div>
);
