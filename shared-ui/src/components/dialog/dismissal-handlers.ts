import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';

import { canBeModal } from './use-modal';

type Dismissal = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  readonly closesOnBackdrop: boolean;
  readonly onClose: () => void;
};

/** The ways out of a dialog, as handlers of its element. Each only asks: the owner closes. */
export const dismissalHandlers = ({ ref, isOpen, closesOnBackdrop, onClose }: Dismissal) => ({
  /** Escape, or the back gesture of a phone. A file input inside cancels too: that is not ours. */
  onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  },
  /** A browser may close without asking a second time. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (isOpen && event.target === ref.current) onClose();
  },
  /** Where there is no modal state there is no `cancel` either. */
  onKeyDown: (event: KeyboardEvent): void => {
    const isOurs = event.key === 'Escape' && !event.defaultPrevented;
    if (!isOurs || ref.current === null || canBeModal(ref.current)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  },
  onMouseDown: (event: MouseEvent): void => {
    if (closesOnBackdrop && event.target === ref.current) onClose();
  },
});
