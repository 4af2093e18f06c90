import type { ReactNode } from 'react';

import { CircleHelpIcon } from '../icons';
import { IconButton } from './icon-button';
import { usePopover } from './popover';
import styles from './hint.module.css';

export type HintProps = {
  /** Accessible name of the button, for example "What is a memo?". */
  readonly label: string;
  readonly children: ReactNode;
};

/** Small button that opens a longer explanation. Text only: it can be inside a paragraph. */
export const Hint = ({ label, children }: HintProps) => {
  const { buttonRef, panelRef, buttonProps, panelProps } = usePopover('start');
  return (
    <span className={styles.hint}>
      <IconButton ref={buttonRef} size="small" label={label} className={styles.button} {...buttonProps}>
        <CircleHelpIcon size="small" />
      </IconButton>
      <span ref={panelRef} role="note" className={styles.panel} {...panelProps}>
        {children}
      </span>
    </span>
  );
};
