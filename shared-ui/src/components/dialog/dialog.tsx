import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

import { XIcon } from '../../icons';
import { classNames } from '../class-names';
import { isShown } from '../field';
import { IconButton } from '../icon-button';
import { DialogLiveRegion } from '../live-region';
import styles from './dialog.module.css';
import { dismissalHandlers } from './dismissal-handlers';
import { useModal } from './use-modal';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape and a press beside the dialog. The owner decides. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Takes focus on opening, for example a search field; else the first control does. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False where a stray press must not lose what was typed. */
  readonly closesOnBackdrop?: boolean | undefined;
  /** False for content that brings its own edges, for example a list of rows. */
  readonly hasPadding?: boolean | undefined;
};

/** A native modal dialog; a full-screen sheet on phones. It scrolls inside, gives focus back, and holds no state. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'medium',
  initialFocus,
  closesOnBackdrop = true,
  hasPadding = true,
}: DialogProps) => {
  const titleId = useId();
  const ref = useModal(isOpen, initialFocus);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size])}
      {...dismissalHandlers({ ref, isOpen, closesOnBackdrop, onClose })}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <XIcon />
            </IconButton>
          </header>
          <div className={classNames(styles.body, hasPadding && styles.padded)}>{children}</div>
          {isShown(footer) && <footer className={styles.footer}>{footer}</footer>}
          <DialogLiveRegion />
        </div>
      )}
    </dialog>
  );
};
