import type { Translate } from '@coinlane/shared-ui/i18n';
import type { Language } from '@coinlane/shared-contracts/values';

import { formatShare } from '../domain/amount';
import type { Loan } from '../domain/loan';
import { tickerLabel } from '../domain/ticker';
import { AmountText } from './amount-text';
import type { Fact } from './facts';

/** Cost of a loan and its liquidation price. The text is the same on all screens. */
export const termFacts = (loan: Loan, t: Translate<'pro'>, language: Language): readonly Fact[] => [
  {
    label: t('loans.youDeposit'),
    value: <AmountText amount={loan.deposit.amount} ticker={tickerLabel(loan.deposit.currency)} isExact />,
  },
  { label: t('loans.rate'), value: formatShare(Number(loan.yearlyRate), language) },
  { label: t('loans.owedShare'), value: formatShare(loan.ltv, language) },
  {
    label: t('loans.liquidationPrice'),
    value: <AmountText amount={loan.liquidationPrice} ticker={tickerLabel(loan.loan.currency)} />,
  },
];
