import { Badge, ButtonLink, Card, Timeline } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { durationMinutes, hasTimeLine } from '../../domain/duration';
import type { Swap } from '../../domain/swap-status';
import { SwapSideFacts } from './swap-side';
import styles from './swap.module.css';

const STAGES = ['waiting', 'exchanging', 'sendingDone'] as const;

const TimeLine = () => {
  const { t } = useTranslation('swap');
  return (
    <Timeline
      label={t('swap.progress')}
      orientation="horizontal"
      steps={STAGES.map((stage) => ({
        id: stage,
        title: t(`stage.${stage}`),
        state: 'done',
        stateLabel: t('swap.done'),
      }))}
    />
  );
};

type Props = { readonly swap: Swap };

/** Link to a new swap of the same token. */
export const SwapAgain = ({ swap }: Props) => {
  const { t } = useTranslation('swap');
  return (
    <div>
      <ButtonLink href={`/swap/${encodeURIComponent(swap.payin.currency)}`}>{t('finished.again')}</ButtonLink>
    </div>
  );
};

/** Finished swap: both sides with explorer links, and the duration (spec §4). */
export const Finished = ({ swap }: Props) => {
  const { t } = useTranslation('swap');
  const minutes = durationMinutes(swap.createdAt, swap.updatedAt);
  return (
    <Card>
      <div className={styles.panel}>
        <p role="status">
          <Badge tone="success">{t('stage.sendingDone')}</Badge>
        </p>
        <SwapSideFacts side={swap.payin} way="in" />
        <SwapSideFacts side={swap.payout} way="out" />
        <p>
          {t('finished.duration')}{' '}
          <strong>
            {minutes === 0 ? t('finished.lessThanMinute') : t('finished.minutes', { count: minutes })}
          </strong>
        </p>
        {hasTimeLine(minutes) && <TimeLine />}
        <SwapAgain swap={swap} />
      </div>
    </Card>
  );
};
