import { useUnit } from 'effector-react';

import { Badge, Button, Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { CheckIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare, formatUsd, isPositive } from '../../domain/amount';
import { changeTo } from '../../domain/plan';
import type { Plan, PlanChange, Subscription } from '../../domain/plan';
import { planModel } from '../../model/plan';
import { planName } from '../../ui/plan-name';
import styles from './plans.module.css';

const Offers = ({ plan }: { readonly plan: Plan }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const offers = [
    t('plans.cashback', { share: formatShare(Number(plan.cashbackShare), language) }),
    t('plans.checks', { number: plan.amlChecksADay }),
  ];
  return (
    <ul role="list" className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer} className={styles.offer}>
          <CheckIcon size="small" className={styles.check} />
          {offer}
        </li>
      ))}
    </ul>
  );
};

type PlanCardProps = { readonly plan: Plan; readonly change: PlanChange | null };

const PlanCard = ({ plan, change }: PlanCardProps) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { pick, isAvailable } = useUnit({
    pick: planModel.planPicked,
    isAvailable: planModel.$isPurchaseAvailable,
  });
  const name = planName(plan.level, t);
  const isChangeable = change !== null && change !== 'current' && (isAvailable || change === 'cancel');
  return (
    <Card as="li" padding="large" className={styles.plan} data-current={change === 'current'}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {change === 'current' && <Badge tone="success">{t('plans.current')}</Badge>}
      </div>
      <p className={styles.price}>
        {isPositive(plan.price) ? formatUsd(plan.price, language) : t('plans.free')}
        {isPositive(plan.price) && <span className={styles.period}>{t('plans.period')}</span>}
      </p>
      <Offers plan={plan} />
      {isChangeable && (
        <Button
          isWide
          variant={change === 'cancel' || change === 'downgrade' ? 'secondary' : 'primary'}
          onClick={() => pick(plan)}
        >
          {t(`plans.do_${change}`, { plan: name })}
        </Button>
      )}
    </Card>
  );
};

type Props = { readonly plans: readonly Plan[]; readonly subscription: Subscription | null };

/** Levels with their features and actions. */
export const PlanCards = ({ plans, subscription }: Props) => {
  const { t } = useTranslation('pro');
  const isAvailable = useUnit(planModel.$isPurchaseAvailable);
  return (
    <>
      <ul role="list" className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.level}
            plan={plan}
            change={subscription === null ? null : changeTo(plan, subscription, plans)}
          />
        ))}
      </ul>
      {!isAvailable && <p>{t('plans.notAvailable')}</p>}
    </>
  );
};
