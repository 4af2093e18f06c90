import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Button, Card, Checkbox, Skeleton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { DownloadIcon, UploadIcon } from '@coinlane/shared-ui/icons';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { isPositive } from '../../domain/amount';
import { shownAssets, totalUsd } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import { FIRST_DEPOSIT } from '../../domain/withdrawal';
import { balanceModel } from '../../model/balance';
import { depositModel } from '../../model/deposit';
import { withdrawalModel } from '../../model/withdrawal';
import { Usd } from '../../ui/money';
import { usePoll } from '../../ui/poll';
import type { ScreenProps } from '../area';
import { AssetTable } from './asset-table';
import styles from './balance.module.css';
import { DepositDialog } from './deposit-dialog';
import { PendingWithdrawals } from './pending-withdrawals';
import { WithdrawDialog } from './withdraw-dialog';

/** Polling interval in ms while coins are pending or expected. */
const POLL_MS = 5000;

const EVERYTHING = { search: '', isSmallHidden: false };

const Total = ({
  assets,
  hasTwoFactor,
}: {
  readonly assets: readonly Asset[];
  readonly hasTwoFactor: boolean;
}) => {
  const { t } = useTranslation('pro');
  const { deposit, withdraw } = useUnit({ deposit: depositModel.opened, withdraw: withdrawalModel.opened });
  const [first] = shownAssets(assets, EVERYTHING).filter(({ available }) => isPositive(available));
  return (
    <Card as="section" tone="deep" aria-labelledby="pro-total" className={styles.total}>
      <div>
        <h2 id="pro-total" className={styles.totalLabel}>
          {t('balance.total')}
        </h2>
        <p className={styles.totalAmount}>
          <Usd amount={totalUsd(assets)} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={<DownloadIcon size="small" />} onClick={() => deposit(FIRST_DEPOSIT)}>
          {t('balance.deposit')}
        </Button>
        {first !== undefined && (
          <Button
            variant="secondary"
            icon={<UploadIcon size="small" />}
            onClick={() => withdraw({ currency: first.currency, hasTwoFactor })}
          >
            {t('balance.withdraw')}
          </Button>
        )}
      </div>
    </Card>
  );
};

const Filter = () => {
  const { t } = useTranslation('pro');
  const { filter, search, hideSmall } = useUnit({
    filter: balanceModel.$filter,
    search: balanceModel.searched,
    hideSmall: balanceModel.smallHidden,
  });
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        label={t('balance.search')}
        value={filter.search}
        onChange={({ target }) => search(target.value)}
      />
      <Checkbox
        label={t('balance.hideSmall')}
        checked={filter.isSmallHidden}
        onChange={({ target }) => hideSmall(target.checked)}
      />
    </div>
  );
};

const Holdings = ({ hasTwoFactor }: { readonly hasTwoFactor: boolean }) => {
  const { t } = useTranslation('pro');
  const { assets, shown, isFetching, retry } = useUnit({
    assets: balanceModel.assets.$query,
    shown: balanceModel.$shown,
    isFetching: balanceModel.assets.$pending,
    retry: balanceModel.refreshRequested,
  });
  switch (assets._tag) {
    case 'Pending':
      return <Skeleton shape="card" count={2} label={t('loading')} />;
    case 'Failed':
      return <FailureAlert ns="pro" failure={assets.problem} isRetrying={isFetching} onRetry={retry} />;
    case 'Ready':
      return (
        <>
          <Total assets={assets.value} hasTwoFactor={hasTwoFactor} />
          <PendingWithdrawals />
          <Card as="section" aria-label={t('balance.list')} className={styles.list}>
            {assets.value.length > 0 && <Filter />}
            <AssetTable isEmpty={assets.value.length === 0} assets={shown} hasTwoFactor={hasTwoFactor} />
          </Card>
        </>
      );
  }
};

/** Opens the deposit dialog for `?deposit=btc` in the URL; other screens link to it. */
const useRequestedDeposit = (): void => {
  const { search } = useLocation();
  const open = useUnit(depositModel.opened);
  useEffect(() => {
    const requested = new URLSearchParams(search).get('deposit') ?? '';
    if (/^[a-z0-9]{1,40}$/i.test(requested)) open(requested.toLowerCase());
  }, [search, open]);
};

/** Spec §2 "/pro/balance": assets, deposits and withdrawals. */
export const BalanceScreen = ({ account }: ScreenProps) => {
  const { open, due, depositing, pendingWithdrawals } = useUnit({
    open: balanceModel.opened,
    due: balanceModel.pollDue,
    depositing: depositModel.$currency,
    pendingWithdrawals: balanceModel.$pendingWithdrawals,
  });
  useEffect(() => {
    open();
  }, [open]);
  useRequestedDeposit();
  usePoll(depositing !== null || pendingWithdrawals.length > 0 ? POLL_MS : null, due);
  return (
    <div className={styles.balance}>
      <Holdings hasTwoFactor={account.isTwoFactorEnabled} />
      <DepositDialog />
      <WithdrawDialog />
    </div>
  );
};
