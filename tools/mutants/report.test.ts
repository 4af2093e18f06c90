import { countsOf, scoreOf, survivorsOf } from './report.ts';
import type { MutantResult, Status } from './run-mutants.ts';

const aResult = (status: Status, line = 1): MutantResult => ({
  id: '0',
  file: 'a.ts',
  line,
  column: 4,
  mutator: 'EqualityOperator',
  original: 'a <\n    b',
  replacement: 'a <= b',
  ignored: null,
  status,
});

describe('the report of mutants', () => {
  it('counts a time-out as killed, and leaves out what did not run', () => {
    const results = (['killed', 'timeout', 'survived', 'uncovered', 'ignored', 'left'] as const).map((each) =>
      aResult(each),
    );
    expect(scoreOf(results)).toBe(50);
    expect(scoreOf([])).toBe(100);
    expect(countsOf(results)).toBe('1 killed, 1 timeout, 1 survived, 1 uncovered, 1 ignored, 1 left');
  });

  it('lists the mutants that no test detects, by line', () => {
    expect(survivorsOf([aResult('survived', 12), aResult('killed', 3), aResult('uncovered', 3)])).toEqual([
      'a.ts:3:4 EqualityOperator, uncovered: a < b → a <= b',
      'a.ts:12:4 EqualityOperator, survived: a < b → a <= b',
    ]);
  });
});
