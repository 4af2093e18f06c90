import type { ReactNode } from 'react';

import { CircleHelpIcon } from '../../icons';
import { IconButton } from '../icon-button';
import { usePopover } from '../popover';
import styles from './hint.module.css';

export type HintProps = {
  /** "What is a memo?": the name of the button. */
  readonly label: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
};

/** A small button that opens a longer explanation. Text only: it may stand inside a paragraph. */
export const Hint = ({ label, children, icon = <CircleHelpIcon size="small" /> }: HintProps) => {
  const { buttonRef, panelRef, buttonProps, panelProps } = usePopover('start');
  return (
    <span className={styles.hint}>
      <IconButton ref={buttonRef} size="small" label={label} className={styles.button} {...buttonProps}>
        {icon}
      </IconButton>
      <span ref={panelRef} role="note" className={styles.panel} {...panelProps}>
        {children}
      </span>
    </span>
  );
};
