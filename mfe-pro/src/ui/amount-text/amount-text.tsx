import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { formatAmount, formatShort } from '../../domain/amount';

type Props = {
  readonly amount: DecimalString;
  /** As it is shown. */
  readonly ticker: string;
  /** All digits, where money is agreed to. */
  readonly isExact?: boolean;
};

/** An amount with its ticker, never broken between lines. */
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
