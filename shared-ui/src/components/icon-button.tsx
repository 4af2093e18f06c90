import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names';
import { NativeButton } from './native-button';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Action of the button: its accessible name and title. */
  readonly label: string;
  readonly variant?: 'ghost' | 'secondary' | 'primary' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly children: ReactNode;
};

/** Round button with only an icon. */
export const IconButton = ({
  label,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) => (
  <NativeButton
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(styles.button, styles[variant], styles[size], className)}
  >
    {children}
  </NativeButton>
);
