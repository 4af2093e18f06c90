import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
};

/** Class names of a button, for links rendered by a router. */
export const buttonClassName = ({
  variant = 'primary',
  size = 'medium',
  isWide = false,
}: ButtonLook): string => classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
