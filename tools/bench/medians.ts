import type { Work } from './main-thread.ts';
import type { Visit } from './measure-page.ts';

/** Median of the values. NaN without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Median of each figure over several visits. NaN if no visit has the figure. For bytes and requests it is the
 * minimum: a page that loads so slowly that its offer is requested again has more of them than the first load.
 */
export const medians = (visits: readonly Visit[]): Visit => {
  const of = (part: keyof Visit): number => median(visits.map((visit) => visit[part]));
  const least = (part: keyof Visit): number =>
    visits.length === 0 ? Number.NaN : Math.min(...visits.map((visit) => visit[part]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    usable: of('usable'),
    interactive: of('interactive'),
    tbt: of('tbt'),
    cls: of('cls'),
    htmlBytes: least('htmlBytes'),
    cssBytes: least('cssBytes'),
    firstJsBytes: least('firstJsBytes'),
    jsBytes: least('jsBytes'),
    requests: least('requests'),
  };
};

/** The median work of several visits. */
export const medianWork = (works: readonly Work[]): Work => ({
  workMs: median(works.map(({ workMs }) => workMs)),
  longestTaskMs: median(works.map(({ longestTaskMs }) => longestTaskMs)),
});
