import { Alert } from '@coinlane/shared-ui/components';

import { amountDifference } from '../../domain/transaction';
import { useWords } from '../words';
import type { StageProps } from './stage-props';

/** The deposit is not what was agreed: both numbers, and what that means. */
export const UnderOrOverpaid = ({ transaction: { payin } }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const difference = amountDifference(payin);
  if (difference._tag !== 'Less' && difference._tag !== 'More') return null;
  const numbers = {
    expected: exact(difference.expected),
    actual: exact(difference.actual),
    ticker: ticker(payin),
  };
  return (
    <Alert tone="warning" title={t(`payin.${difference._tag}`, numbers)}>
      {t('payin.advice')}
    </Alert>
  );
};
