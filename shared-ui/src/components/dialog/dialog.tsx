import { useId } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';

import { XIcon } from '../../icons';
import { classNames } from '../class-names';
import { isShown } from '../field';
import { IconButton } from '../icon-button';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape and a click beside the dialog. The owner decides. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** False where a stray click must not lose what was typed. */
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
  closesOnBackdrop = true,
  hasPadding = true,
}: DialogProps) => {
  const titleId = useId();
  const ref = useModal(isOpen);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const handleMouseDown = (event: MouseEvent): void => {
    if (closesOnBackdrop && event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[size])}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
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
        </div>
      )}
    </dialog>
  );
};
