import type { ReactNode } from 'react';

import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icons';
import type { Icon } from '../icons';
import { classNames } from './class-names';
import { isShown } from './field';
import { IconButton } from './icon-button';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export type AlertProps = {
  readonly tone?: AlertTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** `alert` interrupts the screen reader, `status` waits. Absent for a message that is part of the initial page. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Shows a close button, named by `dismissLabel`. */
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string | undefined;
};

const icons: Readonly<Record<AlertTone, Icon>> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/** Message on the page, with an optional action. */
export const Alert = ({
  tone = 'info',
  title,
  children,
  action,
  role,
  onDismiss,
  dismissLabel,
}: AlertProps) => {
  const ToneIcon = icons[tone];
  return (
    <div role={role} className={classNames(styles.alert, styles[tone])}>
      <ToneIcon className={styles.icon} />
      <div className={styles.words}>
        {isShown(title) && <p className={styles.title}>{title}</p>}
        {isShown(children) && <div className={styles.text}>{children}</div>}
        {isShown(action) && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && dismissLabel !== undefined && (
        <IconButton size="small" label={dismissLabel} onClick={onDismiss}>
          <XIcon size="small" />
        </IconButton>
      )}
    </div>
  );
};
