import type { Ref } from 'react';

import styles from './slot-element.module.css';

type Props = {
  readonly remote: string;
  /** What the server rendered; in the browser always null, so that hydration leaves the server's HTML alone. */
  readonly html: string | null;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Under Trusted Types even the empty string is refused; this constant is not. */
const emptyHtml = (): TrustedHTML | '' =>
  typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '');

/** The place of a remote. React never touches what is inside; the remote's own root does. */
export const SlotElement = ({ remote, html, ref }: Props) => (
  <div
    {...(ref === undefined ? {} : { ref })}
    className={styles.slot}
    data-slot={remote}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: html ?? emptyHtml() }}
  />
);
