import type { KeyCost } from './key-costs.ts';
import { percentile } from './load-url.ts';
import type { Work } from './main-thread.ts';
import type { Visit } from './measure-page.ts';

/** Builds in the order of their rows. `older` is measured if a folder is given. */
export const BUILDS = [
  'bare HTML',
  'libraries alone',
  'without scripts',
  'split',
  'older',
  'composed',
] as const;
export type Build = (typeof BUILDS)[number];

/** Medians of one page of one build. */
export type Row = {
  readonly page: string;
  readonly build: Build;
  readonly first: Visit;
  /** A second visit with a filled cache, of some builds. */
  readonly repeat: Visit | null;
  readonly work: Work;
};

export type KeyFigure = {
  readonly field: string;
  readonly p95Ms: number;
  /** Includes the work after the paint, until the next key. Null: not measured. */
  readonly p95WithRestMs: number | null;
  readonly limitMs: number | null;
};

export type Figures = {
  readonly rows: readonly Row[];
  readonly keys: readonly KeyFigure[];
  /** JS until interactive, in bytes, of pages that are visited once. */
  readonly bytes: readonly { readonly page: string; readonly site: string; readonly firstJsBytes: number }[];
};

/** The 95th percentile of the measured values. */
export const p95 = (values: readonly number[]): number =>
  percentile(
    values.filter((value) => !Number.isNaN(value)),
    0.95,
  );

export const keyFigure = (field: string, costs: readonly KeyCost[], limitMs: number | null): KeyFigure => ({
  field,
  p95Ms: p95(costs.map(({ toPaintMs }) => toPaintMs)),
  p95WithRestMs: p95(costs.map(({ toNextKeyMs }) => toNextKeyMs)),
  limitMs,
});

export type Target = {
  readonly page: string;
  readonly figure: string;
  readonly measured: number;
  readonly limit: number;
  readonly isMet: boolean;
};

/** Limit of the first paint, as a ratio to bare HTML. */
export const FIRST_PAINT_LIMIT = 1.6;
/** Limit of a task's processor time in ms, with a processor four times slower. */
export const TASK_LIMIT_MS = 50;
const HTML_LIMIT_KB = 14;

/** Limit of the JS until a page is interactive, in kB. */
export const jsLimitKb = (page: string): number => (page.startsWith('/exchange') ? 165 : 140);

const target = (page: string, figure: string, measured: number, limit: number): Target => ({
  page,
  figure,
  measured,
  limit,
  isMet: Number(measured.toFixed(2)) <= limit,
});

/** Row of a page and build. Pages share the rows of bare HTML and of the libraries. */
export const rowOf = ({ rows }: Figures, page: string, build: Build): Row | null =>
  rows.find((row) => row.build === build && (row.page === page || row.page === '')) ?? null;

/** Pages of the site, in the order of measurement. */
export const pagesOf = ({ rows }: Figures): readonly string[] =>
  [...new Set(rows.map(({ page }) => page))].filter((page) => page !== '');

const ratio = (figures: Figures, page: string, build: Build, of: (row: Row) => number): number => {
  const [composed, other] = [rowOf(figures, page, 'composed'), rowOf(figures, page, build)];
  return composed === null || other === null ? Number.NaN : of(composed) / of(other);
};

const pageTargets = (figures: Figures, page: string): readonly Target[] => {
  const composed = rowOf(figures, page, 'composed');
  if (composed === null) return [];
  const { first, work } = composed;
  const older = ratio(figures, page, 'older', (row) => row.work.workMs);
  return [
    target(
      page,
      'first paint / bare HTML',
      ratio(figures, page, 'bare HTML', (row) => row.first.fcp),
      FIRST_PAINT_LIMIT,
    ),
    target(
      page,
      'LCP / without scripts',
      ratio(figures, page, 'without scripts', (row) => row.first.lcp),
      1.25,
    ),
    target(
      page,
      'usable / split',
      ratio(figures, page, 'split', (row) => row.first.usable),
      1.1,
    ),
    target(page, 'HTML, kB', first.htmlBytes / 1000, HTML_LIMIT_KB),
    target(page, 'JS until interactive, kB', first.firstJsBytes / 1000, jsLimitKb(page)),
    target(
      page,
      'JS in all / split',
      ratio(figures, page, 'split', (row) => row.first.jsBytes),
      1.45,
    ),
    target(page, 'longest task, ms', work.longestTaskMs, TASK_LIMIT_MS),
    target(page, 'CLS', first.cls, 0),
    ...(Number.isNaN(older) ? [] : [target(page, 'processor time / older build', older, 0.6)]),
  ];
};

const byteTargets = ({ rows, bytes }: Figures): readonly Target[] =>
  bytes.map(({ page, site, firstJsBytes }) => {
    const composed = rows.find((row) => row.page === page && row.build === 'composed');
    return composed === undefined
      ? target(page, 'JS until interactive, kB', firstJsBytes / 1000, jsLimitKb(page))
      : target(page, `JS until interactive / ${site}`, composed.first.firstJsBytes / firstJsBytes, 1);
  });

/** All limits with the measured figures. */
export const targetsOf = (figures: Figures): readonly Target[] => [
  ...pagesOf(figures).flatMap((page) => pageTargets(figures, page)),
  ...byteTargets(figures),
  ...figures.keys.flatMap(({ field, p95Ms, limitMs }) =>
    limitMs === null ? [] : [target(field, 'p95, ms', p95Ms, limitMs)],
  ),
];
