import type { MarketPoint } from './market-data';

/** A course of rates in the numbers a sentence needs. */
export type PointSummary = {
  readonly first: MarketPoint;
  readonly last: MarketPoint;
  readonly highest: MarketPoint;
  readonly lowest: MarketPoint;
  /** From the first to the last, in percent with two decimals, signed. */
  readonly changePercent: string;
};

const extreme = (points: readonly MarketPoint[], isMore: (a: number, b: number) => boolean) =>
  points.reduce<MarketPoint | null>(
    (found, point) => (found === null || isMore(point[1], found[1]) ? point : found),
    null,
  );

const percentOf = (from: number, to: number): string =>
  ((to / from - 1) * 100).toFixed(2).replace(/^-(0\.00)$/, '$1');

/** What a chart says, for those who hear it: where the rate began and ended, its highest and lowest. Null: no points. */
export const summarizePoints = (points: readonly MarketPoint[]): PointSummary | null => {
  const usable = points.filter(([at, rate]) => Number.isFinite(at) && Number.isFinite(rate) && rate > 0);
  const [first, last] = [usable[0], usable.at(-1)];
  const highest = extreme(usable, (a, b) => a > b);
  const lowest = extreme(usable, (a, b) => a < b);
  if (first === undefined || last === undefined || highest === null || lowest === null) return null;
  return { first, last, highest, lowest, changePercent: percentOf(first[1], last[1]) };
};

/** Some of many points, evenly taken and the last always there: a table one can read. */
export const samplePoints = (points: readonly MarketPoint[], count: number): readonly MarketPoint[] => {
  if (points.length <= count || count < 2) return points;
  const step = (points.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
};
