import { useEffect } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { classNames } from '../class-names';
import { announce } from '../live-region';
import { NativeButton } from '../native-button';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import { buttonClassName } from './button-class-name';
import type { ButtonLook } from './button-class-name';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    readonly icon?: ReactNode;
    /**
     * While true, clicks have no effect. The button keeps its width and focus, and its accessible name is
     * `pendingLabel`, which a wide button also shows.
     */
    readonly isPending?: boolean | undefined;
    readonly pendingLabel?: string | undefined;
    /** Ignores the second click of a double click, which was meant for the button that this one replaced. */
    readonly ignoresDoubleClick?: boolean | undefined;
  };

/** Button. While pending it stays focusable, so that focus is not lost between submit and reply. */
export const Button = ({
  variant,
  size,
  isWide,
  icon,
  isPending = false,
  pendingLabel,
  ignoresDoubleClick = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  useEffect(() => {
    if (isPending && pendingLabel !== undefined) announce(pendingLabel);
  }, [isPending, pendingLabel]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isPending || (ignoresDoubleClick && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };

  const progress = pendingLabel ?? children;
  return (
    <NativeButton
      {...rest}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      type={type}
      className={classNames(
        buttonClassName({ variant, size, isWide }),
        isPending && styles.pending,
        className,
      )}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={styles.progress}>
          <Spinner size="small" />
          {isWide ? progress : <VisuallyHidden>{progress}</VisuallyHidden>}
        </span>
      )}
    </NativeButton>
  );
};
