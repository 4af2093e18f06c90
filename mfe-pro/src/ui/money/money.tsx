import type { DecimalString } from '@coinlane/shared-contracts/values';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatAmount, formatShort, formatUsd, isPositive } from '../../domain/amount';
import styles from './money.module.css';
import { Ticker } from './ticker';

type AmountProps = {
  readonly amount: DecimalString;
  readonly currency: string;
  /** `+` for incoming, `−` for outgoing. */
  readonly sign?: '+' | '−' | undefined;
  readonly isExact?: boolean | undefined;
};

/** Amount with its currency: exact, or short with all digits in its title. */
export const Amount = ({ amount, currency, sign, isExact = false }: AmountProps) => {
  const { language } = useRemoteProps();
  const exact = formatAmount(amount, language);
  const shown = isExact ? exact : formatShort(amount, language);
  return (
    <bdi className={styles.money} {...(exact === shown ? {} : { title: exact })}>
      {sign}
      {shown} <Ticker currency={currency} />
    </bdi>
  );
};

/** US dollars to the cent. They are approximate, because prices change. Only zero is exact. */
export const Usd = ({ amount }: { readonly amount: DecimalString }) => {
  const { language } = useRemoteProps();
  return (
    <bdi className={styles.money}>
      {isPositive(amount) && '≈ '}
      {formatUsd(amount, language)}
    </bdi>
  );
};
