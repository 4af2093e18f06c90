/** Base of a level: one digit per point, so a chart is short in the page's data. */
const BASE = 32;
const TOP = BASE - 1;
const STEP = 4;
const MIN_POINTS = 2;
/** Minimum spread. A smaller range, for example of a stable coin, does not fill the height. */
const LEAST_SPREAD = 0.05;

/** Size of a chart of 24 points. */
export const ROW_CHART = { width: 23 * STEP, height: BASE } as const;

/** Heights of a chart, one digit per price, oldest first. Null: too few prices. */
export const levelsOf = (prices: readonly number[]): string | null => {
  const known = prices.filter((price) => Number.isFinite(price));
  if (known.length < MIN_POINTS) return null;
  const low = Math.min(...known);
  const high = Math.max(...known);
  const middle = (low + high) / 2;
  const spread = Math.max(high - low, Math.abs(middle) * LEAST_SPREAD) || 1;
  return known.map((price) => Math.round(TOP * (0.5 + (price - middle) / spread)).toString(BASE)).join('');
};

const heightsOf = (levels: string): readonly number[] =>
  Array.from(levels, (digit) => TOP - parseInt(digit, BASE));

/** SVG path of levels, with relative coordinates, which are shorter. */
export const levelsPath = (levels: string): string => {
  const heights = heightsOf(levels);
  const moves = heights.slice(1).map((height, index) => {
    const move = height - (heights[index] ?? 0);
    return `${String(STEP)}${move < 0 ? '' : ' '}${String(move)}`;
  });
  return `M0 ${String(heights[0] ?? 0)}l${moves.join(' ')}`;
};

type Trend = 'up' | 'down' | 'flat';

/** Minimum difference between the first and the last level of a trend. */
const LEAST_TREND = 3;

/** Trend from the first to the last level. */
export const trendOf = (levels: string): Trend => {
  const heights = heightsOf(levels);
  const rise = (heights[0] ?? 0) - (heights.at(-1) ?? 0);
  if (Math.abs(rise) < LEAST_TREND) return 'flat';
  return rise > 0 ? 'up' : 'down';
};
