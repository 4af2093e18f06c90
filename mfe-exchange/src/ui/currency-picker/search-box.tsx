import { memo, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { SearchIcon } from '@coinlane/shared-ui/icons';

import styles from './currency-picker.module.css';

/**
 * The dialog around gives the focus to what is marked for it, at once and without a look at its other controls. A list
 * that comes when the dialog is open takes the focus itself, a frame later.
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
  /** The ids of the list, and of the option that the keys are on; null: there is none. */
  readonly listId: string;
  readonly activeId: string | null;
  readonly onSearch: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The combobox: it keeps the focus and what is typed, so that a letter draws nothing of it anew, and hears the keys for the list. */
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
