import { ProgressBar } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** The deposit was detected and is being confirmed by the network. */
export const Confirming = ({ transaction: { confirmations } }: StageProps) => {
  const { t } = useWords();
  if (confirmations === null || confirmations.required <= 0) return null;
  const { seen, required } = confirmations;
  return (
    <ProgressBar
      label={t('stage.confirming.confirmations')}
      value={seen}
      max={required}
      valueText={t('stage.confirming.seen', { seen, count: required })}
    />
  );
};
