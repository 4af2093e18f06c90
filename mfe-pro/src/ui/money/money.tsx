import type { DecimalString } from '@coinlane/shared-contracts/values';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatAmount, formatShort, formatUsd } from '../../domain/amount';
import styles from './money.module.css';
import { Ticker } from './ticker';

type AmountProps = {
  readonly amount: DecimalString;
  readonly currency: string;
  /** `+` for incoming, `−` for outgoing. */
  readonly sign?: '+' | '−' | undefined;
  readonly isExact?: boolean | undefined;
};

/** Amount with its currency; short, with every digit in its title, or exact. */
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

/** Approximate US dollars, to the cent: prices change. */
export const Usd = ({ amount }: { readonly amount: DecimalString }) => {
  const { language } = useRemoteProps();
  return <bdi className={styles.money}>≈ {formatUsd(amount, language)}</bdi>;
};
