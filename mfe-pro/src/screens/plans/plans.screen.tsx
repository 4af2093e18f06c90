import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';

import { formatDay } from '../../domain/moment';
import { planModel } from '../../model/plan';
import { QueryView } from '../../ui/query-view';
import { Facts } from '../../ui/facts';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { useWhenDone } from '../../ui/use-when-done';
import type { ScreenProps } from '../area';
import { PlanCards } from './plan-cards';
import { PlanDialog } from './plan-dialog';
import { planName } from '../../ui/plan-name';

type CurrentProps = { readonly plan: string; readonly nextBilling: string };

const Current = ({ plan, nextBilling }: CurrentProps) => {
  const { t } = useTranslation('pro');
  return (
    <Facts
      facts={[
        { label: t('plans.yours'), value: plan },
        { label: t('plans.nextBilling'), value: nextBilling },
      ]}
    />
  );
};

/** Subscription of the account. It has its height while it loads. */
const CurrentPlan = ({ open }: { readonly open: () => void }) => {
  const { t } = useTranslation('pro');
  const { subscription, isFetching } = useUnit({
    subscription: planModel.subscription.$query,
    isFetching: planModel.subscription.$pending,
  });
  if (subscription._tag === 'Pending') return <Current plan="–" nextBilling="–" />;
  return (
    <QueryView query={subscription} isFetching={isFetching} onRetry={open}>
      {({ level, nextBillingAtMs }) => (
        <Current
          plan={planName(level, t)}
          nextBilling={nextBillingAtMs === null ? t('plans.never') : formatDay(nextBillingAtMs)}
        />
      )}
    </QueryView>
  );
};

/** `/pro/plans`: subscription levels, next billing, changing the level (spec §1, §3 "User"). */
export const PlansScreen = ({ accountChanged }: ScreenProps) => {
  const { t } = useTranslation('pro');
  const view = useUnit({
    plans: planModel.plans.$query,
    isFetching: planModel.plans.$pending,
    subscription: planModel.subscription.$query,
    change: planModel.change.$mutation,
    open: planModel.opened,
  });
  const { open } = view;
  useEffect(() => {
    open();
  }, [open]);
  useWhenDone(view.change, accountChanged);
  return (
    <Stack gap="page">
      <Section title={t('plans.title')} lead={t('plans.lead')}>
        <CurrentPlan open={open} />
        {view.change._tag === 'Done' && (
          <Alert tone="success" role="status">
            {t('plans.done', { plan: planName(view.change.result.level, t) })}
          </Alert>
        )}
      </Section>
      <QueryView query={view.plans} isFetching={view.isFetching} onRetry={open} shape="card" count={3}>
        {(plans) => (
          <>
            <PlanCards plans={plans} subscription={valueOf(view.subscription)} />
            <PlanDialog plans={plans} />
          </>
        )}
      </QueryView>
    </Stack>
  );
};
