import { ProgressBar } from '@coinlane/shared-ui/components';

import { stageOf } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** Confirmations of the deposit, the payout or a refund that was sent, if they are known. */
export const ChainProgress = ({ transaction: { status, confirmations, refundHash } }: StageProps) => {
  const { t } = useWords();
  const isRefund = stageOf(status) === 'refunding';
  if (confirmations === null || confirmations.required <= 0 || (isRefund && refundHash === null)) return null;
  return (
    <ProgressBar
      // no step names those of a refund
      isLabelHidden={!isRefund}
      label={t('stage.confirming.confirmations')}
      value={confirmations.seen}
      max={confirmations.required}
      valueText={t('progress.fact.confirmed', confirmations)}
    />
  );
};
