import type { ReactNode } from 'react';

import { anchorOf } from '../../domain/letter-group';
import type { LetterRows } from '../../domain/listing-content';
import { LetterBar } from './letter-bar';
import styles from './letters.module.css';

type Props<Row> = {
  readonly groups: readonly LetterRows<Row>[];
  readonly renderRows: (rows: readonly Row[]) => ReactNode;
};

/** The letter bar and its groups (spec §2 "Coin pairs page"). */
export const LetterGroups = <Row,>({ groups, renderRows }: Props<Row>) => (
  <>
    <LetterBar letters={groups.map(({ letter }) => letter)} />
    {groups.map(({ letter, rows }) => (
      <section key={letter} id={anchorOf(letter)} className={styles.group} aria-label={letter}>
        <h2 className={styles.letter}>{letter}</h2>
        {renderRows(rows)}
      </section>
    ))}
  </>
);
