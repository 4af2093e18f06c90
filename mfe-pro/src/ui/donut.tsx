import type { ReactNode } from 'react';

import styles from './donut.module.css';

type DonutPart = {
  readonly id: string;
  /** From 0 to 1. */
  readonly share: number;
};

type Props = {
  readonly parts: readonly DonutPart[];
  /** Content in the centre. */
  readonly children: ReactNode;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;
/** Share of the ring's length, as a gap between neighbours. */
const GAP = 0.006;

/** Ring of shares. Decorative, because a table next to it has the same numbers. */
export const Donut = ({ parts, children }: Props) => {
  const gap = parts.length > 1 ? GAP : 0;
  const startOf = (at: number): number => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  return (
    <div className={styles.donut}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.ring}>
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        {parts.map(({ id, share }, at) => (
          <circle
            key={id}
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.part}
            data-part={at}
            strokeDasharray={`${String(Math.max(share - gap, 0.002) * LENGTH)} ${String(LENGTH)}`}
            strokeDashoffset={-startOf(at) * LENGTH}
          />
        ))}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
};
