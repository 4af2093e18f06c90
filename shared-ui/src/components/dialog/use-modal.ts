import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** False in test environments that support the element but not `showModal`. */
export const canBeModal = (dialog: HTMLDialogElement): boolean => typeof dialog.showModal === 'function';

const show = (dialog: HTMLDialogElement): void => {
  if (canBeModal(dialog)) dialog.showModal();
  else dialog.setAttribute('open', '');
};

const close = (dialog: HTMLDialogElement): void => {
  if (canBeModal(dialog)) dialog.close();
  else dialog.removeAttribute('open');
};

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Keeps a native dialog modal while `isOpen`. Focuses `initialFocus` or the first control. Restores focus when the
 * dialog closes or unmounts.
 */
export const useModal = (
  isOpen: boolean,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return undefined;
    const opener = focusedElement();
    show(dialog);
    initialFocus?.current?.focus();
    return () => {
      close(dialog);
      opener?.focus();
    };
  }, [isOpen, initialFocus]);

  return ref;
};
