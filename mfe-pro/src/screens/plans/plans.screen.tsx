import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';

import { formatDay } from '../../domain/moment';
import type { Subscription } from '../../domain/plan';
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

/** Subscription of the account. Keeps its height without a value. */
const CurrentPlan = ({ subscription }: { readonly subscription: Subscription | null }) => {
  const { t } = useTranslation('pro');
  const nextBilling = (at: number | null): string => (at === null ? t('plans.never') : formatDay(at));
  return (
    <Facts
      facts={[
        { label: t('plans.yours'), value: subscription === null ? '–' : planName(subscription.level, t) },
        {
          label: t('plans.nextBilling'),
          value: subscription === null ? '–' : nextBilling(subscription.nextBillingAtMs),
        },
      ]}
    />
  );
};

/** `/pro/plans`: subscription levels, next billing, changing the level (spec §1, §3 "User"). */
export const PlansScreen = ({ accountChanged }: ScreenProps) => {
  const { t } = useTranslation('pro');
  const view = useUnit({
    plans: planModel.plans.$query,
    isFetching: planModel.plans.$pending,
    query: planModel.subscription.$query,
    change: planModel.change.$mutation,
    open: planModel.opened,
  });
  const { open, query } = view;
  const subscription = valueOf(query);
  useEffect(() => {
    open();
  }, [open]);
  useWhenDone(view.change, accountChanged);
  return (
    <Stack gap="page">
      <Section title={t('plans.title')} lead={t('plans.lead')}>
        <CurrentPlan subscription={subscription} />
        {view.change._tag === 'Done' && (
          <Alert tone="success" role="status">
            {t('plans.done', { plan: planName(view.change.result.level, t) })}
          </Alert>
        )}
      </Section>
      <QueryView query={view.plans} isFetching={view.isFetching} onRetry={open} shape="card" count={3}>
        {(plans) => (
          <>
            <PlanCards plans={plans} subscription={subscription} />
            <PlanDialog plans={plans} />
          </>
        )}
      </QueryView>
      {/* below the plans, so that it does not move them */}
      {query._tag !== 'Pending' && view.plans._tag !== 'Failed' && (
        <QueryView query={query} isFetching={view.isFetching} onRetry={open}>
          {() => null}
        </QueryView>
      )}
    </Stack>
  );
};
