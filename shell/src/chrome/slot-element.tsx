import type { Ref } from 'react';

import { emptyHtml } from './empty-html';
import styles from './slot-element.module.css';

type Props = {
  readonly remote: string;
  /** Server-rendered HTML. Null in the browser, so that hydration does not change it. */
  readonly html: string | null;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Container of a remote. React never changes its content; the remote has its own root. */
export const SlotElement = ({ remote, html, ref }: Props) => (
  <div
    {...(ref === undefined ? {} : { ref })}
    className={styles.slot}
    data-slot={remote}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: html ?? emptyHtml() }}
  />
);
