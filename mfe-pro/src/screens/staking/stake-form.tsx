import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Alert, Button, RadioGroup, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { problemOf, valueOf } from '@coinlane/shared-contracts/query';

import { reviewAmount } from '../../domain/amount';
import { balanceOf } from '../../domain/holding';
import { rewardFor, sourceOf } from '../../domain/staking';
import type { Stake } from '../../domain/staking';
import { tickerLabel } from '../../domain/ticker';
import { stakingModel } from '../../model/staking';
import { AmountInput } from '../../ui/amount-input';
import { AmountText } from '../../ui/amount-text';
import { ProblemNote } from '../../ui/problem-note';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';

const DAYS_A_MONTH = 30;

const useStakeForm = (stake: Stake) => {
  const { language } = useRemoteProps();
  const form = useUnit({
    typed: stakingModel.$typed,
    direction: stakingModel.$direction,
    holdings: stakingModel.holdings.$query,
    move: stakingModel.move.$mutation,
    type: stakingModel.amountTyped,
    choose: stakingModel.directionChosen,
    submit: stakingModel.move.start,
  });
  const balance = sourceOf(
    form.direction,
    stake,
    balanceOf(valueOf(form.holdings), stake.currency.toLowerCase()),
  );
  return { ...form, balance, review: reviewAmount(form.typed, balance, language) };
};

/** Form to stake or unstake an amount. */
export const StakeForm = ({ stake }: { readonly stake: Stake }) => {
  const { t } = useTranslation('pro');
  const { typed, direction, move, type, choose, submit, balance, review } = useStakeForm(stake);
  const ticker = tickerLabel(stake.currency);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (review._tag === 'Good') submit({ direction, amount: review.amount });
  };
  return (
    <Section title={t('staking.change')} lead={t(`staking.lead_${direction}`)}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <RadioGroup
            legend={t('staking.direction')}
            isLegendHidden
            value={direction}
            onValueChange={choose}
            options={[
              { value: 'stake', label: t('staking.stake') },
              { value: 'unstake', label: t('staking.unstake') },
            ]}
          />
          <AmountInput
            label={t('amount.label')}
            typed={typed}
            onType={type}
            balance={balance}
            ticker={ticker}
          />
          {direction === 'stake' && review._tag === 'Good' && (
            <p>
              {t('staking.aMonth')}{' '}
              <AmountText amount={rewardFor(review.amount, stake.yearlyRate, DAYS_A_MONTH)} ticker={ticker} />
            </p>
          )}
          <ProblemNote problem={problemOf(move)} />
          {move._tag === 'Done' && (
            <Alert tone="success" role="status">
              {t('staking.done')} <TextLink href="/pro/balance">{t('words.toBalance')}</TextLink>
            </Alert>
          )}
          <Button
            type="submit"
            isWide
            disabled={review._tag === 'Bad'}
            isPending={move._tag === 'Pending'}
            pendingLabel={t('words.working')}
          >
            {t(`staking.${direction}`)}
          </Button>
        </Stack>
      </form>
    </Section>
  );
};
