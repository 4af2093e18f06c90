import { useUnit } from 'effector-react';

import { Menu, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { CurrencyTable } from '../../domain/listing-content';
import { isSameScreen, tablePath } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { SORT_MODES } from '../../domain/sort';
import { listingModel } from '../../model/listing';
import { SearchBox } from './search-box';
import styles from './coin-table.module.css';

type Props = { readonly page: ListingPage; readonly table: CurrencyTable };

/** The table follows a search late: a link drawn for the search before would bring that one back. */
const useRequestedPage = (shown: ListingPage): ListingPage => {
  const wanted = useUnit(listingModel.$page);
  return isSameScreen(wanted, shown) ? wanted : shown;
};

/** Spec §2 "Header controls": 'Sort by' with Rank and 'A → Z'. */
const SortMenu = ({ page: shown }: { readonly page: ListingPage }) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  const current = t(`sort.${page.table.sort}`);
  return (
    <Menu
      label={`${t('sort.label')}: ${current}`}
      align="end"
      entries={SORT_MODES.map((sort) => ({
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

/** From this width on the fiat dropdown stays open for another pick (spec §2 "Header controls", §9 "breakpoint 768px"). */
const isWide = (): boolean => matchMedia('(min-width: 768px)').matches;

/** Spec §2 "Header controls": in fiat-only mode the fiat dropdown stands in the place of the column headers. */
export const FiatMenu = ({ page: shown, table: { fiat } }: Props) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  if (fiat === null || fiat.options.length === 0) return null;
  const label = t('fiat.pricesIn', { ticker: fiat.ticker.toUpperCase() });
  return (
    <Menu
      label={label}
      variant="secondary"
      size="small"
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

/** The other theme of the table: with the columns of limits, or without. */
const ThemeLink = ({ page: shown }: { readonly page: ListingPage }) => {
  const { t } = useTranslation('listing');
  const page = useRequestedPage(shown);
  const other = page.table.theme === 'classic' ? 'limits' : 'classic';
  return (
    <TextLink className={styles.themeLink} href={tablePath(page, { theme: other })} rel="nofollow">
      {t(`theme.${other}`)}
    </TextLink>
  );
};

/** Search, order and theme of the table (spec §2 "Header controls"). */
export const TableControls = ({ page, table }: Props) => (
  <div className={styles.controls}>
    <SearchBox fromTicker={table.fromTicker} />
    <div className={styles.menus}>
      {!table.kind.isFiatOnly && <ThemeLink page={page} />}
      <SortMenu page={page} />
    </div>
  </div>
);
