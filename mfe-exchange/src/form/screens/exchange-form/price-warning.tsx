import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { estimateModel } from '../../model/estimate';
import { useWords } from '../../../page/screens/words';

/** Warning that the offer is far below the market rate. */
export const PriceWarning = () => {
  const { t, exact } = useWords();
  const { difference, warning } = useUnit(estimateModel.$price);
  return warning === 'None' || difference === null ? null : (
    <Alert tone="warning" title={t('price.warning', { percent: exact(difference.replace(/^-/, '')) })}>
      {t('price.warningAdvice')}
    </Alert>
  );
};
