import { useEffect, useRef } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';

import { anchorOf } from '../../domain/letter-group';
import styles from './letters.module.css';
import { groupOf, useActiveLetter } from './use-active-letter';

/**
 * Opens the group of a letter before the browser scrolls to it, because not every browser opens the target of a link.
 */
const openGroup = (letter: string): void => {
  groupOf(letter)?.setAttribute('open', '');
};

/** Scrolls a narrow bar to its active letter. `scrollIntoView` would interrupt the scrolling of the page. */
const useScrollToActive = (active: string | null) => {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && link)
      bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }, [active]);
  return bar;
};

/** Links from each letter to its group. Highlights the current one (spec §2 "Letter bar"). */
export const LetterBar = ({ letters }: { readonly letters: readonly string[] }) => {
  const { t } = useTranslation('listing');
  const active = useActiveLetter(letters);
  const bar = useScrollToActive(active);
  return (
    <nav aria-label={t('letters.label')} className={styles.barPlace}>
      <ul ref={bar} role="list" className={styles.bar}>
        {letters.map((letter) => (
          <li key={letter}>
            <a
              className={styles.letterLink}
              href={`#${encodeURIComponent(anchorOf(letter))}`}
              onClick={() => openGroup(letter)}
              {...(letter === active ? { 'aria-current': 'location' } : {})}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
