import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { fixedRateCostModel } from '../../model/fixed-rate-cost';
import { useWords } from '../../../page/screens/words';

/** Promise of a fixed rate, with its cost when both rates of the amount are known. */
export const FixedRateHint = () => {
  const { t, exact } = useWords();
  const { cost, start } = useUnit({ cost: fixedRateCostModel.$cost, start: fixedRateCostModel.started });
  useEffect(() => {
    start();
  }, [start]);
  return cost === null ? t('rateMode.fixedHint') : t('rateMode.fixedCost', { percent: exact(cost) });
};
