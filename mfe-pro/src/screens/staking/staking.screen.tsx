import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShare } from '../../domain/amount';
import { formatDay } from '../../domain/moment';
import { rewardFor } from '../../domain/staking';
import type { Stake } from '../../domain/staking';
import { tickerLabel } from '../../domain/ticker';
import { stakingModel } from '../../model/staking';
import { AmountText } from '../../ui/amount-text';
import { QueryView } from '../../ui/query-view';
import { Figures } from '../../ui/facts';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { StakeForm } from './stake-form';

const DAYS_A_YEAR = 365;

const Figure = ({ stake }: { readonly stake: Stake }) => {
  const { t } = useTranslation('pro');
  const ticker = tickerLabel(stake.currency);
  const aYear = rewardFor(stake.staked, stake.yearlyRate, DAYS_A_YEAR);
  return (
    <Figures
      facts={[
        { label: t('staking.staked'), value: <AmountText amount={stake.staked} ticker={ticker} /> },
        { label: t('staking.reward'), value: <AmountText amount={stake.reward} ticker={ticker} /> },
        { label: t('staking.earned'), value: <AmountText amount={stake.earned} ticker={ticker} /> },
        { label: t('staking.aYear'), value: <AmountText amount={aYear} ticker={ticker} /> },
      ]}
    />
  );
};

/** `/pro/staking`: the stake, its rewards, and changing it (spec §1 "staking"). */
export const StakingScreen = () => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const view = useUnit({
    stake: stakingModel.stake.$query,
    isFetching: stakingModel.stake.$pending,
    open: stakingModel.opened,
  });
  const { open } = view;
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="page">
      <QueryView query={view.stake} isFetching={view.isFetching} onRetry={open} shape="card" count={2}>
        {(stake) => (
          <>
            <Section
              title={t('staking.title', { ticker: tickerLabel(stake.currency) })}
              lead={t('staking.lead', { rate: formatShare(Number(stake.yearlyRate), language) })}
            >
              <Figure stake={stake} />
              <p>
                {stake.sinceMs === null
                  ? t('staking.nothing')
                  : t('staking.since', { day: formatDay(stake.sinceMs) })}
              </p>
            </Section>
            <StakeForm stake={stake} />
          </>
        )}
      </QueryView>
    </Stack>
  );
};
