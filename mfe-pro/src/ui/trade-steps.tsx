import { Timeline } from '@coinlane/shared-ui/components';
import type { TimelineState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { TRADE_STEPS } from '../domain/trade';
import type { TradeStep } from '../domain/trade';

type Props = {
  readonly current: TradeStep;
  /** Outcome of the last step. Default: pending. */
  readonly outcome?: 'done' | 'failed' | undefined;
};

/** Current step of EXCHANGE → CONFIRM → STATUS (spec §4 "Pro trade"). */
export const TradeSteps = ({ current, outcome }: Props) => {
  const { t } = useTranslation('pro');
  const at = TRADE_STEPS.indexOf(current);
  const stateOf = (index: number): TimelineState => {
    if (index === at) return outcome ?? 'current';
    return index < at ? 'done' : 'upcoming';
  };
  const steps = TRADE_STEPS.map((step, index) => ({
    id: step,
    title: t(`trade.steps.${step}`),
    state: stateOf(index),
    stateLabel: t(`trade.stepStates.${stateOf(index)}`),
  }));
  return <Timeline label={t('trade.stepsLabel')} orientation="horizontal" steps={steps} />;
};
