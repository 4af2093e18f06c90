import { sparklinePath } from '../domain/market';
import styles from './sparkline.module.css';

const SIZE = { width: 320, height: 72 } as const;

type Props = { readonly rates: readonly number[]; readonly label: string };

/** A small chart of a day's rates, also rendered on the server. Renders nothing without a line. */
export const Sparkline = ({ rates, label }: Props) => {
  const path = sparklinePath(rates, SIZE);
  if (path === null) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(SIZE.width)} ${String(SIZE.height)}`}
      preserveAspectRatio="none"
      className={styles.chart}
    >
      <path className={styles.area} d={`${path}V${String(SIZE.height)}H0Z`} />
      <path className={styles.line} d={path} />
    </svg>
  );
};
