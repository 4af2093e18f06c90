import {
  ButtonLink,
  Card,
  CurrencyIcon,
  EmptyState,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { WalletIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare, isPositive } from '../../domain/amount';
import { slicesOf, totalOf, totalUsd } from '../../domain/portfolio';
import type { Asset, Slice } from '../../domain/portfolio';
import { Donut } from '../../ui/donut';
import { Amount, Ticker, Usd } from '../../ui/money';
import styles from './overview.module.css';

const idOf = ({ asset }: Slice): string => asset?.currency ?? 'rest';

const SliceName = ({ slice: { asset }, at }: { readonly slice: Slice; readonly at: number }) => {
  const { t } = useTranslation('pro');
  return (
    <span className={styles.sliceName}>
      <span aria-hidden="true" className={styles.swatch} data-part={at} />
      {asset === null ? (
        t('overview.others')
      ) : (
        <>
          <CurrencyIcon ticker={asset.displayTicker} src={asset.iconUrl} size="small" />{' '}
          <Ticker currency={asset.currency} />
        </>
      )}
    </span>
  );
};

const SliceTable = ({ slices }: { readonly slices: readonly Slice[] }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const words = { share: t('overview.share'), amount: t('balance.amount'), worth: t('balance.worth') };
  return (
    <Table caption={t('overview.split')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('balance.currency')}</TableHeaderCell>
          <TableHeaderCell align="end">{words.amount}</TableHeaderCell>
          <TableHeaderCell align="end">{words.worth}</TableHeaderCell>
          <TableHeaderCell align="end">{words.share}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {slices.map((slice, at) => (
          <TableRow key={idOf(slice)}>
            <TableCell>
              <SliceName slice={slice} at={at} />
            </TableCell>
            <TableCell align="end" label={words.amount}>
              {slice.asset === null ? (
                '–'
              ) : (
                <Amount amount={totalOf(slice.asset)} currency={slice.asset.currency} />
              )}
            </TableCell>
            <TableCell align="end" label={words.worth}>
              <Usd amount={slice.usd} />
            </TableCell>
            <TableCell align="end" label={words.share}>
              {formatShare(slice.share, language)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const NothingYet = () => {
  const { t } = useTranslation('pro');
  return (
    <Card>
      <EmptyState
        icon={<WalletIcon size="large" />}
        title={t('balance.emptyTitle')}
        action={<ButtonLink href="/pro/balance?deposit=btc">{t('balance.deposit')}</ButtonLink>}
      >
        {t('balance.emptyText')}
      </EmptyState>
    </Card>
  );
};

/** Total value and its shares, as a ring and as a table with the same numbers. */
export const Portfolio = ({ assets }: { readonly assets: readonly Asset[] }) => {
  const { t } = useTranslation('pro');
  const slices = slicesOf(assets);
  const total = totalUsd(assets);
  if (!isPositive(total)) return <NothingYet />;
  return (
    <Card as="section" aria-labelledby="pro-portfolio" className={styles.portfolio}>
      <h2 id="pro-portfolio" className={styles.heading}>
        {t('overview.portfolio')}
      </h2>
      <div className={styles.split}>
        <Donut parts={slices.map((slice) => ({ id: idOf(slice), share: slice.share }))}>
          <span className={styles.totalLabel}>{t('overview.total')}</span>
          <strong className={styles.total}>
            <Usd amount={total} />
          </strong>
        </Donut>
        <div className={styles.table}>
          <SliceTable slices={slices} />
        </div>
      </div>
    </Card>
  );
};
