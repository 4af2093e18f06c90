import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon } from '../../icons';
import { classNames } from '../class-names';
import styles from './disclosure.module.css';
import { consumeOpenState } from './opened-before';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  readonly summary: ReactNode;
  readonly look?: 'plain' | 'card' | undefined;
  readonly children: ReactNode;
};

/** Native details and summary: works without script. Only one element with the same `name` is open at a time. */
export const Disclosure = ({ summary, look = 'plain', className, children, ...rest }: DisclosureProps) => {
  const ref = useRef<HTMLDetailsElement>(null);
  const isDrawnOpen = rest.open === true;
  // opened before the event listener was attached
  useLayoutEffect(() => {
    const details = ref.current;
    if (details === null || !consumeOpenState(details) || isDrawnOpen) return;
    if (details.open) details.dispatchEvent(new Event('toggle'));
    else details.open = true;
    // runs once: after that the toggle event reports changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <details
      {...rest}
      ref={ref}
      suppressHydrationWarning
      className={classNames(styles.disclosure, styles[look], className)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
