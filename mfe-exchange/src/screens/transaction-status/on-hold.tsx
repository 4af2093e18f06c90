import { Alert } from '@coinlane/shared-ui/components';

import { useWords } from '../words';
import type { StageProps } from './stage-props';
import { UnderOrOverpaid } from './under-or-overpaid';

/** Held for checks: what is checked, how long that takes, and the right to have it back. */
export const OnHold = ({ transaction }: StageProps) => {
  const { t } = useWords();
  return (
    <>
      <UnderOrOverpaid transaction={transaction} />
      <Alert tone="info" title={t('stage.onHold.rightsTitle')}>
        {t('stage.onHold.rights')}
      </Alert>
    </>
  );
};
