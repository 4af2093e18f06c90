import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { CurrencyTable } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { ListFailure } from '../failure';
import { FoundCount } from './found-count';
import { NothingFound } from './nothing-found';
import { TableControls, ThemeLink } from './table-controls';
import { TablePages } from './table-pages';
import { TableRows } from './table-rows';
import { WaitingRows } from './waiting-rows';
import styles from './coin-table.module.css';

type Props = {
  readonly page: ListingPage;
  readonly table: CurrencyTable;
  readonly caption: string;
  /** Whether the rows belong to the previous search while the new ones are loading. */
  readonly isStale: boolean;
};

/** Link of spec §2 "Optional bottom 'view all' link". Narrow screens have a shorter label. */
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

type RowsCardProps = { readonly page: ListingPage; readonly isStale: boolean; readonly children: ReactNode };

/** Marks the rows as busy until those of the new search are rendered. */
const RowsCard = ({ page, isStale, children }: RowsCardProps) => {
  const wanted = useUnit(listingModel.$page);
  return (
    <Card padding="none" aria-busy={isStale || wanted !== page} className={styles.card}>
      {children}
    </Card>
  );
};

const Rows = ({ page, table, caption, isStale }: Props) => {
  const isSearched = page.table.query.trim() !== '' || page.table.list !== null;
  if (table.total > 0)
    return (
      <RowsCard page={page} isStale={isStale}>
        <TableRows table={table} query={page.table.query} caption={caption} />
      </RowsCard>
    );
  return isSearched ? <NothingFound /> : <WaitingRows />;
};

/** Number of rows, or the failure of a search, above the previous rows. */
const CountOrFailure = () => {
  const failure = useUnit(listingModel.$searchFailure);
  return failure === null ? <FoundCount /> : <ListFailure {...failure} />;
};

const MINUTES = { start: 11, end: 16 } as const;

/** Time of the market prices. Renders nothing if unknown. */
const PricesTime = () => {
  const { t } = useTranslation('listing');
  const prices = useUnit(listingModel.prices.$view);
  const updatedAt = prices._tag === 'Known' ? prices.updatedAt : null;
  if (updatedAt === null) return null;
  const time = new Date(updatedAt).toISOString().slice(MINUTES.start, MINUTES.end);
  return <p className={styles.time}>{t('price.time', { time })}</p>;
};

/**
 * The currencies table in any of its modes (spec §2 "Currencies table screen"). A key press in the search updates
 * the count at once; the rows are rendered at low priority.
 */
export const CoinTable = (props: Props) => {
  const { page, table } = props;
  return (
    <div className={styles.block}>
      <TableControls page={page} table={table} />
      <div className={styles.countLine}>
        <CountOrFailure />
        <ThemeLink page={page} table={table} />
      </div>
      <Rows {...props} />
      <div className={styles.below}>
        <PricesTime />
        <TablePages page={page} table={table} />
      </div>
      {table.viewAllPath !== null && (
        <ViewAll path={table.viewAllPath} isFiat={table.kind.isFiatOnly || table.kind.isFromFiat} />
      )}
    </div>
  );
};
