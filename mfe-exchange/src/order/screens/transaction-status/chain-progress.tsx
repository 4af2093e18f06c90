import { ProgressBar } from '@coinlane/shared-ui/components';

import { stageOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** Known confirmations of the deposit, the payout or a refund. */
export const ChainProgress = ({ transaction: { status, confirmations, refundHash } }: StageProps) => {
  const { t } = useWords();
  const isRefund = stageOf(status) === 'refunding';
  if (confirmations === null || confirmations.required <= 0 || (isRefund && refundHash === null)) return null;
  return (
    <ProgressBar
      // the timeline has no step with the label of a refund
      isLabelHidden={!isRefund}
      label={t('stage.confirming.confirmations')}
      value={confirmations.seen}
      max={confirmations.required}
      valueText={t('progress.fact.confirmed', confirmations)}
    />
  );
};
