import { ProgressBar } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import { Exchanging } from './exchanging';
import type { StageProps } from './stage-props';

/** The deposit was detected and is being confirmed by the network. */
export const Confirming = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { confirmations } = transaction;
  return (
    <>
      {confirmations !== null && confirmations.required > 0 && (
        <ProgressBar
          isLabelHidden
          label={t('stage.confirming.confirmations')}
          value={confirmations.seen}
          max={confirmations.required}
          valueText={t('progress.fact.confirmed', confirmations)}
        />
      )}
      <Exchanging transaction={transaction} />
    </>
  );
};
