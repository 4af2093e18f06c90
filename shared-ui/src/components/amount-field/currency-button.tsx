import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon } from '../../icons';
import { classNames } from '../class-names';
import { isShown } from '../field';
import { NativeButton } from '../native-button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './currency-button.module.css';

export type CurrencyButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Announced before ticker and network, for example "Currency to send:". */
  readonly label: string;
  readonly ticker: string;
  readonly network?: ReactNode;
  readonly icon?: ReactNode;
};

/** Button inside an `AmountField` that shows the currency and opens its picker. */
export const CurrencyButton = ({
  label,
  ticker,
  network,
  icon,
  className,
  type = 'button',
  ...rest
}: CurrencyButtonProps) => (
  <NativeButton {...rest} type={type} className={classNames(styles.button, className)}>
    {icon}
    <span className={styles.words}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <span className={styles.ticker}>{ticker}</span>{' '}
      {isShown(network) && <span className={styles.network}>{network}</span>}
    </span>
    <ChevronDownIcon size="small" />
  </NativeButton>
);
