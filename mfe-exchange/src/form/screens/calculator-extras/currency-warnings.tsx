import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { currencyInfoModel } from '../../model/currency-info';
import { ServiceText } from '../../../page/screens/words';

/**
 * Warnings of the service about the two currencies, without duplicates (spec §3 "Exchange calculator": `warningFrom`,
 * `warningTo`).
 */
export const CurrencyWarnings = () => {
  const { from, to } = useUnit({ from: currencyInfoModel.$from, to: currencyInfoModel.$to });
  const warnings = new Set([...(from?.warningsFrom ?? []), ...(to?.warningsTo ?? [])]);
  return [...warnings].map((warning) => (
    <Alert key={warning} tone="warning">
      <ServiceText text={warning} />
    </Alert>
  ));
};
