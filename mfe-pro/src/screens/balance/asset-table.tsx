import { useUnit } from 'effector-react';

import {
  Button,
  ButtonLink,
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
import { SearchIcon, WalletIcon } from '@coinlane/shared-ui/icons';

import { isPositive } from '../../domain/amount';
import { totalOf, usdOf } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import { tickerLabel } from '../../domain/ticker';
import { FIRST_DEPOSIT } from '../../domain/withdrawal';
import { depositModel } from '../../model/deposit';
import { withdrawalModel } from '../../model/withdrawal';
import { Amount, Ticker, Usd } from '../../ui/money';
import styles from './balance.module.css';

type RowProps = { readonly asset: Asset; readonly hasTwoFactor: boolean };

const RowActions = ({ asset, hasTwoFactor }: RowProps) => {
  const { t } = useTranslation('pro');
  const { deposit, withdraw } = useUnit({ deposit: depositModel.opened, withdraw: withdrawalModel.opened });
  const ticker = tickerLabel(asset.currency);
  return (
    <span className={styles.rowActions}>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('balance.depositOf', { currency: ticker })}
        onClick={() => deposit(asset.currency)}
      >
        {t('balance.deposit')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('balance.withdrawOf', { currency: ticker })}
        disabled={!isPositive(asset.available)}
        onClick={() => withdraw({ currency: asset.currency, hasTwoFactor })}
      >
        {t('balance.withdraw')}
      </Button>
      <ButtonLink
        variant="secondary"
        size="small"
        aria-label={t('balance.tradeOf', { currency: ticker })}
        href={`/pro/exchange?from=${encodeURIComponent(asset.currency)}`}
      >
        {t('balance.trade')}
      </ButtonLink>
    </span>
  );
};

const Row = ({ asset, hasTwoFactor }: RowProps) => {
  const { t } = useTranslation('pro');
  return (
    <TableRow>
      <TableCell>
        <span className={styles.coin}>
          <CurrencyIcon ticker={asset.displayTicker} src={asset.iconUrl} />
          <span className={styles.coinWords}>
            <strong>
              <Ticker currency={asset.currency} />
            </strong>
            <span className={styles.quiet}>{asset.name}</span>
          </span>
        </span>
      </TableCell>
      <TableCell align="end" label={t('balance.available')}>
        <span className={styles.stack}>
          <Amount amount={asset.available} currency={asset.currency} />
          {isPositive(asset.locked) && (
            <span className={styles.quiet}>
              {t('balance.locked')}: <Amount amount={asset.locked} currency={asset.currency} />
            </span>
          )}
        </span>
      </TableCell>
      <TableCell align="end" label={t('balance.worth')}>
        {isPositive(totalOf(asset)) ? <Usd amount={usdOf(asset)} /> : '–'}
      </TableCell>
      <TableCell align="end">
        <RowActions asset={asset} hasTwoFactor={hasTwoFactor} />
      </TableCell>
    </TableRow>
  );
};

const NothingYet = () => {
  const { t } = useTranslation('pro');
  const deposit = useUnit(depositModel.opened);
  return (
    <EmptyState
      icon={<WalletIcon size="large" />}
      title={t('balance.emptyTitle')}
      action={<Button onClick={() => deposit(FIRST_DEPOSIT)}>{t('balance.deposit')}</Button>}
    >
      {t('balance.emptyText')}
    </EmptyState>
  );
};

type Props = {
  readonly assets: readonly Asset[];
  /** Whether there are no assets at all, as opposed to no matches. */
  readonly isEmpty: boolean;
  readonly hasTwoFactor: boolean;
};

/** Table of all assets, with their actions. */
export const AssetTable = ({ assets, isEmpty, hasTwoFactor }: Props) => {
  const { t } = useTranslation('pro');
  if (isEmpty) return <NothingYet />;
  if (assets.length === 0)
    return (
      <EmptyState icon={<SearchIcon size="large" />} title={t('balance.noneFound')}>
        {t('balance.noneFoundText')}
      </EmptyState>
    );
  return (
    <Table caption={t('balance.list')} className={styles.assets}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('balance.currency')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('balance.available')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('balance.worth')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('balance.actions')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {assets.map((asset) => (
          <Row key={asset.currency} asset={asset} hasTwoFactor={hasTwoFactor} />
        ))}
      </TableBody>
    </Table>
  );
};
