import { useTranslation } from '@coinlane/shared-ui/i18n';

import { amountText } from '../../domain/swap-form';
import type { StepperView } from '../../model/stepper';

/** Problem of the amount, with the texts of spec §5, or undefined. */
export const useAmountProblem = ({ verdict: { amount } }: StepperView): string | undefined => {
  const { t, i18n } = useTranslation('swap');
  switch (amount._tag) {
    case 'Empty':
    case 'Fine':
      return undefined;
    case 'Unclear':
      return t('send.amountUnclear');
    case 'NotPositive':
      return t('send.amountNotPositive');
    case 'TooPrecise':
      return t('send.amountTooPrecise', { decimals: amount.decimals });
    case 'BelowMin':
      return t('send.amountMin', { min: amountText(amount.min, i18n.language) });
    case 'AboveMax':
      return t('send.amountMax', { max: amountText(amount.max, i18n.language) });
  }
};
