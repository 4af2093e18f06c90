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
  /** Called by the close button, Escape and a press on the backdrop. The caller closes the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Element to focus when the dialog opens, for example a search field. Default: the first control if it takes
   * text, otherwise the close button.
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: a press on the backdrop does not close the dialog, so that typed text is not lost. */
  readonly closesOnBackdrop?: boolean | undefined;
  /** False for content with its own padding, for example a list of rows. */
  readonly hasPadding?: boolean | undefined;
};

/** Native modal dialog, full screen on phones. Scrolls its content and restores focus. Has no state. */
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
