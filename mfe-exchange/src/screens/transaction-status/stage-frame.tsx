import type { ReactNode } from 'react';

import { Card, classNames } from '@coinlane/shared-ui/components';
import {
  ArrowLeftRightIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  RefreshCwIcon,
  ShieldCheckIcon,
  WalletIcon,
  ZapIcon,
} from '@coinlane/shared-ui/icons';
import type { Icon } from '@coinlane/shared-ui/icons';

import type { Stage } from '../../domain/transaction';
import { useWords } from '../words';
import styles from './transaction-status.module.css';

const ICONS: Readonly<Record<Stage, Icon>> = {
  awaitingDeposit: WalletIcon,
  confirming: HourglassIcon,
  exchanging: ArrowLeftRightIcon,
  sending: ZapIcon,
  finished: CircleCheckIcon,
  refunding: RefreshCwIcon,
  refunded: RefreshCwIcon,
  failed: CircleXIcon,
  expired: ClockIcon,
  onHold: ShieldCheckIcon,
  checking: CircleHelpIcon,
};

const TONES: Readonly<Record<Stage, string | undefined>> = {
  awaitingDeposit: styles.plain,
  confirming: styles.plain,
  exchanging: styles.plain,
  sending: styles.plain,
  finished: styles.good,
  refunding: styles.plain,
  refunded: styles.plain,
  failed: styles.bad,
  expired: styles.bad,
  onHold: styles.wary,
  checking: styles.wary,
};

/** A stage in words: what it is, what happens now, what happens next. The status region tells it when it changes. */
export const StageFrame = ({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) => {
  const { t } = useWords();
  const StageIcon = ICONS[stage];
  return (
    <Card as="section" aria-labelledby="transaction-stage" padding="medium" className={styles.stage}>
      <div className={styles.stageHead}>
        <span className={classNames(styles.mark, TONES[stage])}>
          <StageIcon size="large" />
        </span>
        <div className={styles.stageWords}>
          <h2 id="transaction-stage" className={styles.stageTitle}>
            <span role="status">{t(`stage.${stage}.title`)}</span>
          </h2>
          <p>{t(`stage.${stage}.now`)}</p>
          <p className={styles.muted}>{t(`stage.${stage}.next`)}</p>
        </div>
      </div>
      {children}
    </Card>
  );
};
