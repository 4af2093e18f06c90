import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';

import { canBeModal } from './use-modal';

type Dismissal = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  readonly closesOnBackdrop: boolean;
  readonly onClose: () => void;
};

/** Event handlers that request to close a dialog. The caller closes it. */
export const dismissalHandlers = ({ ref, isOpen, closesOnBackdrop, onClose }: Dismissal) => ({
  /** Escape, or the back gesture of a phone. The cancel event of a file input inside is ignored. */
  onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  },
  /** Some browsers close the dialog without a second cancel event. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (isOpen && event.target === ref.current) onClose();
  },
  /** Without modal support there is no cancel event. */
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
