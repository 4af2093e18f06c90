import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

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

/** The combobox: it keeps the focus, and hears the keys for the list. */
export const SearchBox = ({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) => (
  <div className={styles.search}>
    <SearchIcon size="small" />
    <span className={styles.line}>
      <input
        {...rest}
        ref={useFocusOnOpening()}
        role="combobox"
        type="search"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={styles.input}
      />
    </span>
  </div>
);
