import { memo, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { SearchIcon } from '@coinlane/shared-ui/icons';

import styles from './currency-picker.module.css';

/**
 * When the dialog opens, it focuses the marked element. If the list loads later, the search box focuses itself,
 * one frame after it is rendered.
 */
const useFocusOnOpening = () => {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    input?.setAttribute('autofocus', '');
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== input) input?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return ref;
};

type SearchBoxProps = {
  readonly label: string;
  /** IDs of the list and of the active option. Null: none. */
  readonly listId: string;
  readonly activeId: string | null;
  readonly onSearch: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The combobox. Keeps the focus and the typed text, so that a key press does not render it again, and handles the
 * keys of the list.
 */
export const SearchBox = memo(({ label, listId, activeId, onSearch, onKeyDown }: SearchBoxProps) => (
  <div className={styles.search}>
    <SearchIcon size="small" />
    <span className={styles.line}>
      <input
        ref={useFocusOnOpening()}
        role="combobox"
        type="search"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={styles.input}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  </div>
));
