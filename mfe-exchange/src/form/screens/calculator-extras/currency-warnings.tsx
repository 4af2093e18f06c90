import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import { currencyInfoModel } from '../../model/currency-info';
import { readServiceText } from '../../../page/domain/service-text';
import { ServiceText } from '../../../page/screens/words';

/** Whether the hint of the memo's field has the same content. */
const isAboutMemo = (warning: string): boolean => readServiceText(warning)?.key === 'extraIdAtExchange';

/**
 * Warnings of the service about the two currencies, without duplicates (spec §3 "Exchange calculator": `warningFrom`,
 * `warningTo`).
 */
export const CurrencyWarnings = () => {
  const { from, to } = useUnit({ from: currencyInfoModel.$from, to: currencyInfoModel.$to });
  const toWarnings = to?.warningsTo ?? [];
  const warnings = new Set([
    ...(from?.warningsFrom ?? []),
    ...(to?.extraIdName == null ? toWarnings : toWarnings.filter((warning) => !isAboutMemo(warning))),
  ]);
  return [...warnings].map((warning) => (
    <Alert key={warning} tone="warning">
      <ServiceText text={warning} />
    </Alert>
  ));
};
