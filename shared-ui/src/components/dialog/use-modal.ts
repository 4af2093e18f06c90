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

/** First control of the content if it takes text. The close button comes before it. */
const firstTextField = (dialog: HTMLDialogElement): HTMLElement | null => {
  const [, first] = dialog.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary');
  return first?.matches(':read-write') === true ? first : null;
};

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Keeps a native dialog modal while `isOpen`. Focuses `initialFocus`, a text field at the start of the content, or
 * the first control. Restores focus when the dialog closes or unmounts.
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
    (initialFocus?.current ?? firstTextField(dialog))?.focus();
    return () => {
      close(dialog);
      opener?.focus();
    };
  }, [isOpen, initialFocus]);

  return ref;
};
