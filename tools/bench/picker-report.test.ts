import { p95, toPickerReport } from './picker-report.ts';

describe('p95', () => {
  it.each([
    { samples: [1, 2, 3], value: 3 },
    { samples: Array.from({ length: 100 }, (_, at) => 100 - at), value: 95 },
    { samples: [], value: Number.NaN },
  ])('of $samples.length samples is $value', ({ samples, value }) => {
    expect(p95(samples)).toEqual(value);
  });
});

describe('toPickerReport', () => {
  const report = toPickerReport(
    [
      { rows: 1_500, opens: [50], keys: [8], keysWithRows: [24] },
      { rows: 12_000, opens: [90], keys: [75], keysWithRows: [100] },
    ],
    [4, 4],
  );

  it('reports each figure as a ratio to its limit', () => {
    expect(report.figures.map(({ rows, what, ofLimit }) => [rows, what, ofLimit])).toEqual([
      [1_500, 'opens', 0.5],
      [1_500, 'key to paint', 0.5],
      [1_500, 'key to all of its rows', 1.5],
      [12_000, 'opens', 0.9],
      [12_000, 'key to paint', 1.5],
      [12_000, 'key to all of its rows', 2],
    ]);
  });

  it('reports the cost of a letter in an empty page, with the shorter limit', () => {
    expect(report.markdown).toContain(
      '| none | a letter in an empty page | 0.25 | 16 | 2 | for comparison |',
    );
  });

  it('reports figures without a limit', () => {
    expect(report.markdown).toContain('| 1,500 | key to all of its rows | 1.50 | 16 | 1 | for comparison |');
  });

  it('lists the targets that are met and missed', () => {
    expect(report.markdown).toContain('| 12,000 | key to paint | 1.50 | 50 | 1 | missed |');
    expect(report.markdown).toContain('| 1,500 | opens | 0.50 | 100 | 1 | met |');
  });
});
