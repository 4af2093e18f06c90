import { Alert, ButtonLink } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';

/** The deposit window has ended without a deposit. The page no longer asks for one. */
export const Expired = ({ transaction }: StageProps) => {
  const { t } = useWords();
  return (
    <>
      <Alert tone="warning" title={t('deposit.over')}>
        {t('deposit.overAdvice')}
      </Alert>
      <ButtonLink href={`/exchange?from=${transaction.payin.ticker}&to=${transaction.payout.ticker}`}>
        {t('status.again')}
      </ButtonLink>
    </>
  );
};
