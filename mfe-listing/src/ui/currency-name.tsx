import { CurrencyIcon } from '@coinlane/shared-ui/components';

import type { ShownCurrency } from '../domain/listing-content';
import styles from './currency-name.module.css';

type Props = {
  readonly currency: ShownCurrency;
  /** 'FROM to TO', shown instead of the name, which then replaces the ticker. */
  readonly pairText?: string;
};

/** Icon, name or pair, ticker, and the network if needed (spec §2 "Each row shows"). */
export const CurrencyName = ({ currency, pairText }: Props) => {
  const network =
    currency.superscript === null ? null : <sup className={styles.network}>{` ${currency.superscript}`}</sup>;
  return (
    <span className={styles.currency}>
      <CurrencyIcon ticker={currency.ticker} src={currency.iconPath} />
      <span className={styles.words}>
        <span className={styles.name}>
          {pairText ?? currency.name}
          {pairText !== undefined && network}
        </span>{' '}
        <span className={styles.ticker}>
          {pairText === undefined ? currency.ticker : currency.name}
          {pairText === undefined && network}
        </span>
      </span>
    </span>
  );
};
