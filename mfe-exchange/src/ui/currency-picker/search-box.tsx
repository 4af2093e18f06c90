import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { SearchIcon } from '@coinlane/shared-ui/icons';

import styles from './currency-picker.module.css';

/** A frame later: the dialog around gives its first control the focus when it opens. */
const useFocusOnOpening = () => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.focus());
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
    <input
      {...rest}
      ref={useFocusOnOpening()}
      autoFocus
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
  </div>
);
