import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon } from '../../icons';
import { classNames } from '../class-names';
import styles from './currency-button.module.css';

export type CurrencyButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon?: ReactNode;
  /** The shown ticker. */
  readonly ticker: ReactNode;
  /** The network under or beside the ticker. */
  readonly network?: ReactNode;
};

/** The button inside an `AmountField` that shows the currency and opens its picker. Give `aria-label` the whole sentence. */
export const CurrencyButton = ({
  icon,
  ticker,
  network,
  className,
  type = 'button',
  ...rest
}: CurrencyButtonProps) => (
  <button {...rest} type={type} className={classNames(styles.button, className)}>
    {icon}
    <span className={styles.words}>
      <span className={styles.ticker}>{ticker}</span>
      {network !== undefined && <span className={styles.network}>{network}</span>}
    </span>
    <ChevronDownIcon size="small" />
  </button>
);
