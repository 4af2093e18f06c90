import { useUnit } from 'effector-react';

import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { LockIcon } from '@coinlane/shared-ui/icons';

import { currencyValues } from '../../domain/listing-content';
import type { TableRow as Row } from '../../domain/listing-content';
import { rowLinkPath, rowLinkRel } from '../../domain/row-link';
import type { ExchangePair } from '../../domain/row-link';
import { listingModel } from '../../model/listing';
import { CurrencyName } from '../../ui/currency-name';
import { ExchangeLink } from '../../ui/exchange-link';
import styles from './currencies-table.module.css';

const FixedRate = ({ isFixedRate }: { readonly isFixedRate: boolean }) => {
  const { t } = useTranslation('listing');
  return (
    <span className={isFixedRate ? styles.lockActive : styles.lockIdle}>
      {isFixedRate && <LockIcon size="small" />}
      {t(isFixedRate ? 'table.hasFixedRate' : 'table.noFixedRate')}
    </span>
  );
};

type RowProps = { readonly row: Row; readonly onFollow: (pair: ExchangePair) => void };

const CurrencyRow = ({ row: { index, currency, link, pair }, onFollow }: RowProps) => {
  const { t } = useTranslation('listing');
  return (
    <TableRow>
      <TableCell className={styles.index}>{index}</TableCell>
      <TableCell>
        <TextLink
          tone="quiet"
          href={rowLinkPath(link)}
          rel={rowLinkRel(link)}
          className={styles.currencyLink}
        >
          <CurrencyName currency={currency} />
        </TextLink>
      </TableCell>
      <TableCell label={t('table.fixedRate')}>
        <FixedRate isFixedRate={currency.isFixedRate} />
      </TableCell>
      <TableCell align="end">
        <ExchangeLink
          size="small"
          pair={pair}
          onFollow={onFollow}
          label={t('table.exchangeLabel', currencyValues(currency))}
        >
          {t('table.exchange')}
        </ExchangeLink>
      </TableCell>
    </TableRow>
  );
};

/** The rows of the currencies table. */
export const CurrencyRows = ({ rows }: { readonly rows: readonly Row[] }) => {
  const { t } = useTranslation('listing');
  const follow = useUnit(listingModel.pairFollowed);
  return (
    <Table caption={t('currencies.title')} className={styles.table}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('table.index')}</TableHeaderCell>
          <TableHeaderCell>{t('table.coin')}</TableHeaderCell>
          <TableHeaderCell>{t('table.fixedRate')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('table.available')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <CurrencyRow key={row.currency.link} row={row} onFollow={follow} />
        ))}
      </TableBody>
    </Table>
  );
};
