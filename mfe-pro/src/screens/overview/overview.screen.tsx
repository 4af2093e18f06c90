import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { ButtonLink, Card, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ArrowLeftRightIcon, ClockIcon, DownloadIcon, UploadIcon } from '@coinlane/shared-ui/icons';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { overviewModel } from '../../model/overview';
import { Portfolio } from './portfolio';
import { RecentActivity } from './recent-activity';
import styles from './overview.module.css';

const QuickActions = () => {
  const { t } = useTranslation('pro');
  return (
    <nav aria-label={t('overview.actions')} className={styles.actions}>
      <ButtonLink href="/pro/balance?deposit=btc" icon={<DownloadIcon size="small" />}>
        {t('balance.deposit')}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/pro/exchange" icon={<ArrowLeftRightIcon size="small" />}>
        {t('balance.trade')}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/pro/balance" icon={<UploadIcon size="small" />}>
        {t('balance.withdraw')}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/pro/history" icon={<ClockIcon size="small" />}>
        {t('navigation.history')}
      </ButtonLink>
    </nav>
  );
};

const Holdings = () => {
  const { t } = useTranslation('pro');
  const { assets, isFetching, retry } = useUnit({
    assets: overviewModel.assets.$query,
    isFetching: overviewModel.assets.$pending,
    retry: overviewModel.assetsRequested,
  });
  switch (assets._tag) {
    case 'Pending':
      return <Skeleton shape="card" count={2} label={t('loading')} />;
    case 'Failed':
      return <FailureAlert ns="pro" failure={assets.problem} isRetrying={isFetching} onRetry={retry} />;
    case 'Ready':
      return <Portfolio assets={assets.value} />;
  }
};

const RecentRows = () => {
  const { t } = useTranslation('pro');
  const { recent, isFetching, retry } = useUnit({
    recent: overviewModel.recent.$query,
    isFetching: overviewModel.recent.$pending,
    retry: overviewModel.recentRequested,
  });
  switch (recent._tag) {
    case 'Pending':
      return <Skeleton shape="row" count={3} label={t('loading')} />;
    case 'Failed':
      return <FailureAlert ns="pro" failure={recent.problem} isRetrying={isFetching} onRetry={retry} />;
    case 'Ready':
      return <RecentActivity operations={recent.value} />;
  }
};

/** Waits for the holdings above, because its position depends on their number. */
const Activity = () => {
  const { t } = useTranslation('pro');
  const assets = useUnit(overviewModel.assets.$query);
  return assets._tag === 'Pending' ? null : (
    <Card as="section" aria-labelledby="pro-recent" className={styles.section}>
      <h2 id="pro-recent" className={styles.heading}>
        {t('overview.recent')}
      </h2>
      <RecentRows />
    </Card>
  );
};

/** Value of the account, assets, recent activity, and links (spec §2 "/pro"). */
export const OverviewScreen = () => {
  const open = useUnit(overviewModel.opened);
  useEffect(() => {
    open();
  }, [open]);
  return (
    <>
      <QuickActions />
      <Holdings />
      <Activity />
    </>
  );
};
