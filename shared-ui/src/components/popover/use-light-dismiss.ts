import { useEffect } from 'react';
import type { RefObject } from 'react';

type LightDismiss = {
  readonly isActive: boolean;
  readonly buttonRef: RefObject<HTMLElement | null>;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
};

/** Replaces the light dismiss of native popovers: an outside press or Escape closes, and Escape restores focus. */
export const useLightDismiss = ({ isActive, buttonRef, panelRef, onDismiss }: LightDismiss): void => {
  useEffect(() => {
    if (!isActive) return undefined;
    const closeOutside = ({ target }: Event): void => {
      const isInside = [buttonRef.current, panelRef.current].some(
        (element) => target instanceof Node && element?.contains(target) === true,
      );
      if (!isInside) onDismiss();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onDismiss();
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isActive, buttonRef, panelRef, onDismiss]);
};
