import type { ReactNode } from 'react';

import { CurrencyIcon } from '@coinlane/shared-ui/components';

import type { ShownCurrency } from '../domain/listing-content';
import styles from './currency-name.module.css';

type Props = {
  readonly currency: ShownCurrency;
  /** 'FROM to TO', shown instead of the name. The name then replaces the ticker. */
  readonly pairText?: string;
  /** Content after the ticker. */
  readonly children?: ReactNode;
};

/** Icon, name or pair, ticker, and the network if needed (spec §2 "Each row shows"). */
export const CurrencyName = ({ currency, pairText, children }: Props) => (
  <span className={styles.currency}>
    <CurrencyIcon ticker={currency.ticker} src={currency.iconPath} />
    <span className={styles.words}>
      <span className={styles.name}>{pairText ?? currency.name}</span>{' '}
      <span className={styles.line}>
        <span className={styles.ticker}>{pairText === undefined ? currency.ticker : currency.name}</span>
        {currency.superscript !== null && (
          <>
            {' '}
            <span className={styles.network}>{currency.superscript}</span>
          </>
        )}
        {children}
      </span>
    </span>
  </span>
);
