import type { ReactNode } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ChevronDownIcon } from '@coinlane/shared-ui/icons';

import { anchorOf } from '../../domain/letter-group';
import type { LetterRows } from '../../domain/listing-content';
import { LetterBar } from './letter-bar';
import styles from './letters.module.css';

type Props<Row> = {
  readonly groups: readonly LetterRows<Row>[];
  readonly renderRows: (rows: readonly Row[]) => ReactNode;
};

/**
 * The letter bar and its groups (spec §2 "Coin pairs page"). Groups are initially closed, because a page can have
 * more than a thousand links. Search engines also read the links of closed groups. The anchor is inside the group,
 * so that browsers open the group for an address with a letter.
 */
export const LetterGroups = <Row,>({ groups, renderRows }: Props<Row>) => {
  const { t } = useTranslation('listing');
  return (
    <>
      <LetterBar letters={groups.map(({ letter }) => letter)} />
      <div className={styles.groups}>
        {groups.map(({ letter, rows }) => (
          <details key={letter} className={styles.group}>
            <summary className={styles.summary}>
              <h2 className={styles.letter}>{letter}</h2>
              <span className={styles.count}>{t('letters.count', { count: rows.length })}</span>
              <ChevronDownIcon size="small" className={styles.chevron} />
            </summary>
            <div id={anchorOf(letter)} className={styles.content}>
              {renderRows(rows)}
            </div>
          </details>
        ))}
      </div>
    </>
  );
};
