import { suiteTimesIn } from './recorded-times.ts';
import { reportOf } from './report.ts';

const step = (name: string, tests: readonly { name: string; seconds: number }[] = []) => ({
  name,
  seconds: 10.4,
  processorSeconds: 19.6,
  budget: 40,
  passed: 3,
  failed: 0,
  tests,
  limited: tests,
});

describe('the report of a run', () => {
  it('lists each step with its budget and the slowest tests first', () => {
    const report = reportOf(
      [step('unit', [{ name: 'a|b', seconds: 1 }]), step('e2e', [{ name: 'c', seconds: 2 }])],
      21,
    );
    expect(report).toContain('| unit | 3 | 10 | 20 | 40 |');
    expect(report.indexOf('| 2.0 | c |')).toBeLessThan(report.indexOf('| 1.0 | a\\|b |'));
  });

  it('lists 30 tests', () => {
    const tests = Array.from({ length: 40 }, (_, index) => ({
      name: `test ${String(index)}`,
      seconds: index,
    }));
    expect(reportOf([step('unit', tests)], 1).match(/\| test /g)).toHaveLength(30);
  });

  it('lists unit suites in a form that npm run check reads', () => {
    const suites = [
      { name: 'a/quick.test.ts', seconds: 1 },
      { name: 'a/slow.test.tsx', seconds: 12.25 },
    ];
    const journeys = [{ name: 'e2e/a.spec.ts: a journey', seconds: 20 }];
    expect(suiteTimesIn(reportOf([step('e2e', journeys), { ...step('unit'), limited: suites }], 1))).toEqual([
      { name: 'a/slow.test.tsx', seconds: 12.3 },
      { name: 'a/quick.test.ts', seconds: 1 },
    ]);
  });
});
