import { createMissingKeyReport, MISSING_KEYS_DELAY_MS } from './report-missing-keys';

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
    jest.advanceTimersByTime(MISSING_KEYS_DELAY_MS - 1);
    missing('b');
    expect(report).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(report.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('reports a key once per page', () => {
    const report = jest.fn();
    const missing = createMissingKeyReport(report);
    missing('a');
    jest.advanceTimersByTime(MISSING_KEYS_DELAY_MS);
    missing('a');
    missing('c');
    jest.advanceTimersByTime(MISSING_KEYS_DELAY_MS);
    expect(report.mock.calls).toEqual([[['a']], [['c']]]);
  });
});
