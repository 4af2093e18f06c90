import { CurrencyIcon } from '@coinlane/shared-ui/components';

import type { ShownCurrency } from '../../domain/listing-content';
import styles from './currency-name.module.css';

/** Icon, name, ticker and the network where the ticker does not say it (spec §2 "Each row shows"). */
export const CurrencyName = ({ currency }: { readonly currency: ShownCurrency }) => (
  <span className={styles.currency}>
    <CurrencyIcon ticker={currency.ticker} src={currency.iconPath} />
    <span className={styles.words}>
      <span className={styles.name}>{currency.name}</span>{' '}
      <span className={styles.ticker}>
        {currency.ticker}
        {currency.superscript !== null && <sup className={styles.network}>{` ${currency.superscript}`}</sup>}
      </span>
    </span>
  </span>
);
