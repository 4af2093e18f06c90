import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SyntheticEvent } from 'react';

import { placePopover } from './place-popover';
import type { PopoverAlign } from './place-popover';

const never = (): (() => void) => () => undefined;
const isUnsupported = (): boolean => !('popover' in HTMLElement.prototype);

const isOpening = ({ nativeEvent }: SyntheticEvent): boolean =>
  'newState' in nativeEvent && nativeEvent.newState === 'open';

/**
 * A button and the panel it opens: the native popover, which works before the script runs; in browsers older
 * than 2024 the same with `hidden`, an outside click and Escape.
 */
export const usePopover = (align: PopoverAlign) => {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPlain = useSyncExternalStore(never, isUnsupported, () => false);

  const place = useCallback(() => {
    if (buttonRef.current && panelRef.current) placePopover(buttonRef.current, panelRef.current, align);
  }, [align]);

  const close = useCallback(() => {
    if (isPlain) setIsOpen(false);
    else panelRef.current?.hidePopover();
  }, [isPlain]);

  useEffect(() => {
    if (!isOpen) return undefined;
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [isOpen, place]);

  useEffect(() => {
    if (!isOpen || !isPlain) return undefined;
    const closeOutside = ({ target }: Event): void => {
      const isInside = [buttonRef.current, panelRef.current].some(
        (element) => target instanceof Node && element?.contains(target),
      );
      if (!isInside) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, isPlain]);

  return {
    isOpen,
    close,
    buttonRef,
    panelRef,
    buttonProps: isPlain
      ? { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) }
      : { 'aria-expanded': isOpen, popoverTarget: id },
    panelProps: isPlain
      ? { id, hidden: !isOpen }
      : {
          id,
          popover: 'auto' as const,
          onBeforeToggle: (event: SyntheticEvent) => {
            if (isOpening(event)) place();
          },
          onToggle: (event: SyntheticEvent) => setIsOpen(isOpening(event)),
        },
  };
};
