import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { formatAmount, formatShort } from '../domain/amount';

type Props = {
  readonly amount: DecimalString;
  /** Display ticker. */
  readonly ticker: string;
  /** Shows all digits, where the user confirms money. */
  readonly isExact?: boolean;
};

/** Amount with its ticker, without a line break between them. */
export const AmountText = ({ amount, ticker, isExact = false }: Props) => {
  const { language } = useRemoteProps();
  const whole = formatAmount(amount, language);
  return (
    <bdi title={whole}>
      {isExact ? whole : formatShort(amount, language)}
      {'\u00a0'}
      {ticker.toUpperCase()}
    </bdi>
  );
};
