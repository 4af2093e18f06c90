import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Browsers before 2022 and jsdom know the element but not its modal state. */
const showModal = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

const close = (dialog: HTMLDialogElement): void => {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
};

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Keeps a native dialog modal while `isOpen`; focus goes back to where it was when it closes or goes away. */
export const useModal = (isOpen: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return undefined;
    const opener = focusedElement();
    showModal(dialog);
    return () => {
      close(dialog);
      opener?.focus();
    };
  }, [isOpen]);

  return ref;
};
