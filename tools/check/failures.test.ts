import { endOf, failureLines } from './failures.ts';

const message = (lines: number): string =>
  Array.from({ length: lines }, (_, index) => `line ${String(index + 1)}`).join('\n');

describe('the failures of a run', () => {
  it('prints the title and the first lines of the message, without colours and empty lines', () => {
    expect(
      failureLines([
        { title: 'a.spec.ts: a swap', message: '\u001b[31mError: not visible\u001b[39m\n\n  at x' },
      ]),
    ).toEqual(['FAILED a.spec.ts: a swap', '  Error: not visible', '    at x']);
  });

  it.each([
    { rule: 'six lines of one message', failures: 1, expected: 7 },
    { rule: 'fewer lines of each message if many tests failed', failures: 6, expected: 18 },
    { rule: 'one line of each message at least', failures: 20, expected: 40 },
    { rule: 'nothing without failures', failures: 0, expected: 0 },
  ])('prints $rule', ({ failures, expected }) => {
    const all = Array.from({ length: failures }, () => ({ title: 'a test', message: message(9) }));
    expect(failureLines(all)).toHaveLength(expected);
  });

  it('takes the end of the output of a step', () => {
    expect(endOf(`${message(9)}\n\n`)).toBe('line 4\nline 5\nline 6\nline 7\nline 8\nline 9');
  });
});
