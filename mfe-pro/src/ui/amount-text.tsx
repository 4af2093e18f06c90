import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { formatAmount, formatShort } from '../domain/amount';

type Props = {
  readonly amount: DecimalString;
  /** Label of the currency, as `tickerLabel` writes it. */
  readonly ticker: string;
  /** Shows all digits, where the user confirms money. */
  readonly isExact?: boolean;
};

/** Amount with its ticker, on the next line in a narrow box: after a fixed space the ticker itself would be broken. */
export const AmountText = ({ amount, ticker, isExact = false }: Props) => {
  const { language } = useRemoteProps();
  const whole = formatAmount(amount, language);
  return (
    <bdi title={whole}>
      {isExact ? whole : formatShort(amount, language)} {ticker}
    </bdi>
  );
};
