import type { MarketPoint } from '../domain/market';
import styles from './price-plot.module.css';

export type PricePlotProps = {
  readonly points: readonly MarketPoint[];
  /** Text alternative of the chart. The figures are shown next to it as text. */
  readonly label: string;
  /** The page's language, for the dates below the line. */
  readonly language: string;
};

const WIDTH = 300;
const HEIGHT = 100;
const DAY_MS = 86_400_000;

type Span = { readonly from: number; readonly size: number };

const spanOf = (values: readonly number[]): Span => {
  const from = Math.min(...values);
  // avoids a division by zero for a flat line
  return { from, size: Math.max(...values) - from || 1 };
};

/** Path through all points, scaled to the box. */
export const pathOf = (points: readonly MarketPoint[]): string => {
  const times = spanOf(points.map(([at]) => at));
  const rates = spanOf(points.map(([, rate]) => rate));
  return points
    .map(([at, rate], index) => {
      const x = ((at - times.from) / times.size) * WIDTH;
      const y = HEIGHT - ((rate - rates.from) / rates.size) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
};

/** Hours for a day, otherwise days. In UTC, like all times of the site. */
const formatOf = (language: string, spanMs: number): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(
    language,
    spanMs > DAY_MS * 1.5
      ? { day: 'numeric', month: 'short', timeZone: 'UTC' }
      : { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  );

/** Line chart of prices. The caller provides a summary and a table of the same prices. */
export const PricePlot = ({ points, label, language }: PricePlotProps) => {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  const format = formatOf(language, last - first);
  return (
    <div className={styles.plot}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className={styles.line}
      >
        <path d={pathOf(points)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.times}>
        <span>{format.format(first)}</span>
        <span>{format.format(last)}</span>
      </div>
    </div>
  );
};
