import { readFile } from 'node:fs/promises';

import { fromRoot, ROOT } from '../webpack/index.ts';
import { jestResults, readResult } from './results.ts';
import type { TestTime } from './results.ts';

const ROW = /^\| ([\d.]+) \| (\S+\.test\.tsx?) \|$/gm;

/** Unit suites with their times in a report. */
export const suiteTimesIn = (report: string): readonly TestTime[] =>
  [...report.matchAll(ROW)].map(([, seconds, name = '']) => ({ name, seconds: Number(seconds) }));

/** Times of unit suites from the last report, replaced with those of the last run on this machine. */
export const recordedTimes = async (): Promise<readonly TestTime[]> => {
  const own = jestResults(await readResult(fromRoot('.cache/jest-result.json')), ROOT);
  const report = await readFile(fromRoot('docs/test-times.md'), 'utf8');
  return [...suiteTimesIn(report), ...(own?.limited ?? [])];
};
