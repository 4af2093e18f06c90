import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

import type { MarketPoint } from '../domain/market';
import styles from './price-plot.module.css';

export type PricePlotProps = {
  readonly points: readonly MarketPoint[];
  /** Text alternative of the chart. The figures are shown next to it as text. */
  readonly label: string;
  /** The page's language, for the dates on the axis. */
  readonly language: string;
};

const HEIGHT = 200;
const SECOND_MS = 1000;
const DAY_S = 86_400;

const canDraw = (): boolean => document.createElement('canvas').getContext('2d') !== null;

const timesOf = (points: readonly MarketPoint[]): number[] => points.map(([at]) => at / SECOND_MS);
const ratesOf = (points: readonly MarketPoint[]): number[] => points.map(([, rate]) => rate);

/** Time format of the axis: hours for a day, else days, in UTC like all times of the site. */
const axisFormat = (language: string, points: readonly MarketPoint[]): Intl.DateTimeFormat => {
  const spanS = ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) / SECOND_MS;
  return new Intl.DateTimeFormat(
    language,
    spanS > DAY_S * 1.5
      ? { day: 'numeric', month: 'short', timeZone: 'UTC' }
      : { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  );
};

const optionsOf = (
  { points, language }: Pick<PricePlotProps, 'points' | 'language'>,
  place: HTMLElement,
): uPlot.Options => {
  const ink = (name: string) => () => getComputedStyle(place).getPropertyValue(name);
  const format = axisFormat(language, points);
  const axis = { stroke: ink('--color-text-muted'), grid: { stroke: ink('--color-line'), width: 1 } };
  return {
    width: Math.max(place.clientWidth, 1),
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { show: false } },
    scales: { x: { time: true } },
    series: [{}, { stroke: ink('--color-link'), width: 2, points: { show: false } }],
    axes: [
      {
        ...axis,
        space: 72,
        values: (_, splits) => splits.map((at) => format.format(at * SECOND_MS)),
      },
      { ...axis, size: 72 },
    ],
  };
};

/** Redraws on a change of the theme or the width. Returns a stop function. */
const follow = (plot: uPlot, place: HTMLElement): (() => void) => {
  const redraw = (): void => {
    plot.redraw(false, true);
  };
  const resize = new ResizeObserver(() => {
    if (place.clientWidth > 0) plot.setSize({ width: place.clientWidth, height: HEIGHT });
  });
  resize.observe(place);
  const theme = new MutationObserver(redraw);
  theme.observe(document.documentElement, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', redraw);
  return () => {
    resize.disconnect();
    theme.disconnect();
    system.removeEventListener('change', redraw);
  };
};

/** A line chart of prices. Hidden from screen readers: the caller provides a summary and a table. */
export const PricePlot = ({ points, label, language }: PricePlotProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null || !canDraw()) return undefined;
    const plot = new uPlot(optionsOf({ points, language }, place), [timesOf(points), ratesOf(points)], place);
    const stop = follow(plot, place);
    return () => {
      stop();
      plot.destroy();
    };
  }, [points, language]);
  return <div ref={ref} role="img" aria-label={label} className={styles.plot} />;
};
