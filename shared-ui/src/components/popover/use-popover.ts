import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SyntheticEvent } from 'react';

import { placePopover } from './place-popover';
import type { PopoverAlign } from './place-popover';
import { useLightDismiss } from './use-light-dismiss';

const never = (): (() => void) => () => undefined;
const isUnsupported = (): boolean => !('popover' in HTMLElement.prototype);

const isOpening = ({ nativeEvent }: SyntheticEvent): boolean =>
  'newState' in nativeEvent && nativeEvent.newState === 'open';

/**
 * Button with a panel. Uses the native popover, which works before the script runs. In browsers older than 2024,
 * uses `hidden`, an outside press and Escape.
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
  const hide = useCallback(() => setIsOpen(false), []);
  const close = useCallback(() => {
    if (isPlain) hide();
    else panelRef.current?.hidePopover();
  }, [isPlain, hide]);

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
  useLightDismiss({ isActive: isOpen && isPlain, buttonRef, panelRef, onDismiss: hide });

  const plain = {
    buttonProps: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) },
    panelProps: { id, hidden: !isOpen },
  };
  const native = {
    buttonProps: { 'aria-expanded': isOpen, popoverTarget: id },
    panelProps: {
      id,
      popover: 'auto' as const,
      onBeforeToggle: (event: SyntheticEvent) => {
        if (isOpening(event)) place();
      },
      onToggle: (event: SyntheticEvent) => setIsOpen(isOpening(event)),
    },
  };
  return { isOpen, close, buttonRef, panelRef, ...(isPlain ? plain : native) };
};
