import { useUnit } from 'effector-react';

import { Alert, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { problemOf, valueOf } from '@coinlane/shared-contracts/query';

import { compareAmounts, formatUsd, isPositive } from '../../domain/amount';
import { availableOf } from '../../domain/holding';
import { changeTo, PLAN_CURRENCY } from '../../domain/plan';
import type { Plan, PlanChange } from '../../domain/plan';
import { tickerLabel } from '../../domain/ticker';
import { planModel } from '../../model/plan';
import { AmountText } from '../../ui/amount-text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Facts } from '../../ui/facts';
import { planName } from '../../ui/plan-name';

type BillProps = { readonly plan: Plan; readonly available: string | null };

const Bill = ({ plan, available }: BillProps) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const ticker = tickerLabel(PLAN_CURRENCY);
  const isShort = available !== null && compareAmounts(available, plan.price) < 0;
  return (
    <>
      <p>{t('plans.billNote', { price: formatUsd(plan.price, language) })}</p>
      <Facts
        facts={[
          { label: t('plans.billed'), value: <AmountText amount={plan.price} ticker={ticker} isExact /> },
          ...(available === null
            ? []
            : [
                {
                  label: t('plans.inBalance'),
                  value: <AmountText amount={available} ticker={ticker} isExact />,
                },
              ]),
        ]}
      />
      {isShort && (
        <Alert tone="warning">
          {t('plans.short')} <TextLink href="/pro/balance">{t('words.toBalance')}</TextLink>
        </Alert>
      )}
    </>
  );
};

const isAffordable = (plan: Plan, available: string | null): boolean =>
  available === null || !isPositive(plan.price) || compareAmounts(available, plan.price) >= 0;

/** Confirmation of a plan change: its cost, or what the user loses. */
export const PlanDialog = ({ plans }: { readonly plans: readonly Plan[] }) => {
  const { t } = useTranslation('pro');
  const { picked, subscription, holdings, mutation, close, change } = useUnit({
    picked: planModel.$picked,
    subscription: planModel.subscription.$query,
    holdings: planModel.holdings.$query,
    mutation: planModel.change.$mutation,
    close: planModel.dialogClosed,
    change: planModel.change.start,
  });
  const now = valueOf(subscription);
  const kind: PlanChange = picked === null || now === null ? 'current' : changeTo(picked, now, plans);
  const available = availableOf(valueOf(holdings), PLAN_CURRENCY);
  const plan = picked === null ? '' : planName(picked.level, t);
  return (
    <ConfirmDialog
      isOpen={picked !== null}
      title={kind === 'current' ? '' : t(`plans.ask_${kind}`, { plan })}
      confirmLabel={kind === 'current' ? '' : t(`plans.do_${kind}`, { plan })}
      isDangerous={kind === 'cancel'}
      isConfirmHidden={picked !== null && !isAffordable(picked, available)}
      isPending={mutation._tag === 'Pending'}
      problem={problemOf(mutation)}
      onClose={close}
      onConfirm={() => {
        if (picked !== null) change(picked);
      }}
    >
      {kind === 'cancel' && <p>{t('plans.cancelNote')}</p>}
      {picked !== null && kind !== 'cancel' && <Bill plan={picked} available={available} />}
    </ConfirmDialog>
  );
};
