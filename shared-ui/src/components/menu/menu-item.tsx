import type { ReactNode } from 'react';

import { CheckIcon } from '../../icons';
import { classNames } from '../class-names';
import { useLinkComponent } from '../link';
import { NativeButton } from '../native-button';
import styles from './menu.module.css';

type MenuEntryWords = {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
};

/** Menu entry: a link (`href`) or an action (`onSelect`). */
export type MenuEntry =
  | (MenuEntryWords & {
      readonly href: string;
      readonly isCurrent?: boolean | undefined;
      /** Language of label and target, for a language menu. */
      readonly lang?: string | undefined;
    })
  | (MenuEntryWords & { readonly onSelect: () => void; readonly isDanger?: boolean | undefined });

export type MenuItemProps = { readonly entry: MenuEntry; readonly onDone: () => void };

/** Entry of a menu, a link or a button. */
export const MenuItem = ({ entry, onDone }: MenuItemProps) => {
  const Link = useLinkComponent();
  if ('href' in entry) {
    const { href, label, icon, lang, isCurrent = false } = entry;
    return (
      <Link
        role="menuitem"
        tabIndex={-1}
        href={href}
        lang={lang}
        hrefLang={lang}
        className={styles.item}
        onClick={onDone}
        {...(isCurrent ? { 'aria-current': 'true' } : {})}
      >
        {icon}
        <span className={styles.itemLabel}>{label}</span>
        {isCurrent && <CheckIcon size="small" />}
      </Link>
    );
  }
  const { label, icon, onSelect, isDanger = false } = entry;
  return (
    <NativeButton
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, isDanger && styles.danger)}
      onClick={() => {
        onDone();
        onSelect();
      }}
    >
      {icon}
      <span className={styles.itemLabel}>{label}</span>
    </NativeButton>
  );
};
