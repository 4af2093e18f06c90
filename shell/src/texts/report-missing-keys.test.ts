import { createMissingKeyReport } from './report-missing-keys';

describe('the report of missing keys (spec §8 "Translations")', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits one second and reports all of them at once', () => {
    const report = jest.fn();
    const missing = createMissingKeyReport(report);
    missing('a');
    jest.advanceTimersByTime(999);
    missing('b');
    expect(report).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(report.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('reports a key once per page', () => {
    const report = jest.fn();
    const missing = createMissingKeyReport(report);
    missing('a');
    jest.advanceTimersByTime(1_000);
    missing('a');
    missing('c');
    jest.advanceTimersByTime(1_000);
    expect(report.mock.calls).toEqual([[['a']], [['c']]]);
  });
});
