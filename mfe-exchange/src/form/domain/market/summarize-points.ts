import type { MarketPoint } from './market-data';

/** Figures of a rate series, for a text summary. */
export type PointSummary = {
  readonly first: MarketPoint;
  readonly last: MarketPoint;
  readonly highest: MarketPoint;
  readonly lowest: MarketPoint;
  /** Change from the first to the last point, in percent with two decimals, signed. */
  readonly changePercent: string;
};

const extreme = (points: readonly MarketPoint[], isMore: (a: number, b: number) => boolean) =>
  points.reduce<MarketPoint | null>(
    (found, point) => (found === null || isMore(point[1], found[1]) ? point : found),
    null,
  );

const percentOf = (from: number, to: number): string =>
  ((to / from - 1) * 100).toFixed(2).replace('-0.00', '0.00');

/** Summarizes a chart for screen readers: first, last, highest and lowest rate. Null: no points. */
export const summarizePoints = (points: readonly MarketPoint[]): PointSummary | null => {
  const usable = points.filter(([at, rate]) => Number.isFinite(at) && Number.isFinite(rate) && rate > 0);
  const [first, last] = [usable[0], usable.at(-1)];
  const highest = extreme(usable, (a, b) => a > b);
  const lowest = extreme(usable, (a, b) => a < b);
  if (first === undefined || last === undefined || highest === null || lowest === null) return null;
  return { first, last, highest, lowest, changePercent: percentOf(first[1], last[1]) };
};

/** Selects evenly spaced points, including the last one, for a short table. */
export const samplePoints = (points: readonly MarketPoint[], count: number): readonly MarketPoint[] => {
  if (points.length < count || count < 2) return points;
  const step = (points.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
};
