import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { formatAmount, formatShort } from '../domain/amount';

type Props = {
  readonly amount: DecimalString;
  /** Label of the currency, in the format of `tickerLabel`. */
  readonly ticker: string;
  /** Shows all digits, for confirmations. */
  readonly isExact?: boolean;
};

/**
 * Amount with its ticker, which wraps to the next line in a narrow box. A non-breaking space would break the
 * ticker itself.
 */
export const AmountText = ({ amount, ticker, isExact = false }: Props) => {
  const { language } = useRemoteProps();
  const whole = formatAmount(amount, language);
  return (
    <bdi title={whole}>
      {isExact ? whole : formatShort(amount, language)} {ticker}
    </bdi>
  );
};
