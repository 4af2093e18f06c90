import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { ChevronDownIcon } from '../../icons';
import { buttonClassName } from '../button';
import type { ButtonLook } from '../button';
import { classNames } from '../class-names';
import { NativeButton } from '../native-button';
import { usePopover } from '../popover';
import type { PopoverAlign } from '../popover';
import { focusFirst, moveFocus } from './focus-item';
import { MenuItem } from './menu-item';
import type { MenuEntry } from './menu-item';
import styles from './menu.module.css';

export type MenuProps = ButtonLook & {
  /** Accessible name of button and list, for example "Language: English". */
  readonly label: string;
  /** Content of the button. */
  readonly children: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly align?: PopoverAlign | undefined;
  /** Called when an entry is selected. Returns whether the list stays open. Default: it closes. */
  readonly staysOpen?: (() => boolean) | undefined;
};

/**
 * Button that opens a short list of links and actions. Supports arrow keys, Home, End, Escape, Tab and an outside
 * click.
 */
export const Menu = ({
  label,
  children,
  entries,
  align = 'start',
  staysOpen = () => false,
  variant = 'ghost',
  size = 'medium',
  isWide,
}: MenuProps) => {
  const { isOpen, close, buttonRef, panelRef, buttonProps, panelProps } = usePopover(align);

  useEffect(() => {
    if (isOpen && panelRef.current) focusFirst(panelRef.current);
  }, [isOpen, panelRef]);

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') close();
    else if (panelRef.current && moveFocus(panelRef.current, event.key)) event.preventDefault();
  };
  const picked = (): void => {
    if (staysOpen()) return;
    close();
    buttonRef.current?.focus();
  };

  return (
    <span className={styles.menu}>
      <NativeButton
        ref={buttonRef}
        type="button"
        aria-haspopup="menu"
        aria-label={label}
        className={classNames(buttonClassName({ variant, size, isWide }), styles.button)}
        {...buttonProps}
      >
        {children}
        <ChevronDownIcon size="small" className={styles.chevron} />
      </NativeButton>
      <span
        ref={panelRef}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.panel}
        onKeyDown={handleKeyDown}
        {...panelProps}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.id} entry={entry} onDone={picked} />
        ))}
      </span>
    </span>
  );
};
