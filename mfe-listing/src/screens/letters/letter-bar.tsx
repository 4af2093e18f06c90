import { useTranslation } from '@coinlane/shared-ui/i18n';

import { anchorOf } from '../../domain/letter-group';
import styles from './letters.module.css';

/** Each letter leads to its group (spec §2 "Letter bar"). */
export const LetterBar = ({ letters }: { readonly letters: readonly string[] }) => {
  const { t } = useTranslation('listing');
  return (
    <nav aria-label={t('letters.label')}>
      <ul role="list" className={styles.bar}>
        {letters.map((letter) => (
          <li key={letter}>
            <a className={styles.letterLink} href={`#${encodeURIComponent(anchorOf(letter))}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
