import { ProgressBar } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** Confirmations of the deposit or the payout, if they are known. */
export const ChainProgress = ({ transaction: { confirmations } }: StageProps) => {
  const { t } = useWords();
  if (confirmations === null || confirmations.required <= 0) return null;
  return (
    <ProgressBar
      isLabelHidden
      label={t('stage.confirming.confirmations')}
      value={confirmations.seen}
      max={confirmations.required}
      valueText={t('progress.fact.confirmed', confirmations)}
    />
  );
};
