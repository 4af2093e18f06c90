import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '@coinlane/shared-ui/components';

import styles from './section.module.css';

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Content next to the title, for example a badge. */
  readonly aside?: ReactNode;
  /** Anchor for links. */
  readonly anchor?: string;
  readonly children: ReactNode;
};

/** Section of a page: a card with a title. */
export const Section = ({ title, lead, aside, anchor, children }: Props) => {
  const id = useId();
  return (
    <Card
      as="section"
      {...(anchor === undefined ? {} : { id: anchor })}
      padding="large"
      aria-labelledby={id}
      className={styles.section}
    >
      <header className={styles.header}>
        <div className={styles.line}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {aside}
        </div>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </Card>
  );
};
