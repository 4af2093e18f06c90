import { drawChart } from './chart.ts';
import { keyFigure, targetsOf } from './figures.ts';
import type { Build, Figures } from './figures.ts';
import { lengthOf, toReport } from './report.ts';

const aVisit = (changes = {}) => ({
  fcp: 100,
  lcp: 100,
  usable: 100,
  interactive: 200,
  tbt: 0,
  cls: 0,
  htmlBytes: 14_000,
  cssBytes: 20_000,
  firstJsBytes: 90_000,
  jsBytes: 100_000,
  requests: 5,
  ...changes,
});
const aRow = (build: Build, { page = '/exchange', first = {}, work = {} } = {}) => ({
  page,
  build,
  first: aVisit(first),
  repeat: null,
  work: { workMs: 300, longestTaskMs: 40, ...work },
});
const figures = (composed = {}, changes: Partial<Figures> = {}): Figures => ({
  rows: [
    aRow('bare HTML', { page: '' }),
    aRow('without scripts', { first: { firstJsBytes: 0 } }),
    aRow('split'),
    aRow('composed', composed),
  ],
  keys: [],
  bytes: [],
  ...changes,
});
const run = { rounds: 2, plannedRounds: 7, tookMs: 540_000, roundMs: 100_000, load: 4, processors: 2 };

describe('the targets of the bench', () => {
  const missed = (measured: Figures) =>
    targetsOf(measured)
      .filter(({ isMet }) => !isMet)
      .map(({ page, figure, limit }) => `${page}: ${figure} (${String(limit)})`);

  it.each([
    { rule: 'within every limit', composed: {}, misses: [] },
    { rule: 'exactly 1.6 of bare HTML', composed: { first: { fcp: 160 } }, misses: [] },
    {
      rule: 'a slow first paint',
      composed: { first: { fcp: 161 } },
      misses: ['/exchange: first paint / bare HTML (1.6)'],
    },
    {
      rule: 'a page beyond the first window',
      composed: { first: { htmlBytes: 14_010 } },
      misses: ['/exchange: HTML, kB (14)'],
    },
    {
      rule: 'too much script until the page reacts',
      composed: { first: { firstJsBytes: 165_100 } },
      misses: ['/exchange: JS until interactive, kB (165)'],
    },
    {
      rule: 'a long task',
      composed: { work: { longestTaskMs: 50.1 } },
      misses: ['/exchange: longest task, ms (50)'],
    },
    { rule: 'a shift', composed: { first: { cls: 0.02 } }, misses: ['/exchange: CLS (0)'] },
    {
      rule: 'a figure that was not measured',
      composed: { first: { usable: Number.NaN } },
      misses: ['/exchange: usable / split (1.1)'],
    },
  ])('$rule', ({ composed, misses }) => {
    expect(missed(figures(composed))).toEqual(misses);
  });

  it.each([
    { rule: 'the listing has the lower limit', page: '/currencies', misses: 1 },
    { rule: 'an order has that of the exchange', page: '/exchange/txs/…', misses: 0 },
  ])('$rule', ({ page, misses }) => {
    const rows = [aRow('composed', { page, first: { firstJsBytes: 150_000 } })];
    const js = targetsOf({ rows, keys: [], bytes: [] }).filter(({ figure }) => figure.startsWith('JS until'));
    expect(js.filter(({ isMet }) => !isMet)).toHaveLength(misses);
  });

  it.each([
    { rule: 'two fifths less than the older build', workMs: 500, misses: [] },
    { rule: 'less saved', workMs: 490, misses: ['/exchange: processor time / older build (0.6)'] },
  ])('$rule', ({ workMs, misses }) => {
    const { rows, ...rest } = figures();
    expect(missed({ ...rest, rows: [...rows, aRow('older', { work: { workMs } })] })).toEqual(misses);
  });

  it('compares the bytes with a site without the pro area, and limits those of other pages', () => {
    const bytes = [
      { page: '/exchange', site: 'without the pro area', firstJsBytes: 89_000 },
      { page: '/blog', site: 'composed', firstJsBytes: 141_000 },
    ];
    expect(missed(figures({}, { bytes }))).toEqual([
      '/exchange: JS until interactive / without the pro area (1)',
      '/blog: JS until interactive, kB (140)',
    ]);
  });

  it('limits the 95th percentile of keys', () => {
    const costs = Array.from({ length: 100 }, (_, ms) => ({ toPaintMs: ms, toNextKeyMs: 0 }));
    const keys = [keyFigure('amount', costs, 50), keyFigure('an empty page', costs, null)];
    expect(keys.map(({ p95Ms }) => p95Ms)).toEqual([95, 95]);
    expect(missed(figures({}, { keys }))).toEqual(['amount: p95, ms (50)']);
  });
});

describe('the report of the bench', () => {
  it('has a verdict for each limit, and times as ratios to bare HTML', () => {
    const report = toReport(figures({ first: { fcp: 170 } }), run);
    expect(report).toContain('| /exchange | first paint / bare HTML | 1.70 | 1.6 | **missed** |');
    expect(report).toContain('| /exchange | longest task, ms | 40.00 | 50 | met |');
    expect(report).toContain('| composed | 1.70 | 1.00 | 1.00 | 2.00 | 300 | 40 |');
  });

  it('shows a missing figure as a dash', () => {
    expect(toReport(figures({ first: { usable: Number.NaN } }), run)).toContain(
      '| composed | 1.00 | 1.00 | – | 2.00 |',
    );
  });

  it.each([
    {
      rule: 'the reason for fewer rounds',
      of: run,
      words:
        'The run took 9.0 minutes. 2 of 7 rounds: one takes 100 s on this machine, and another one would have exceeded 10 minutes.',
    },
    { rule: 'all rounds', of: { ...run, rounds: 7 }, words: 'The run took 9.0 minutes.' },
  ])('$rule', ({ of, words }) => {
    expect(lengthOf(of)).toBe(words);
  });
});

describe('the chart of the bench', () => {
  const widthsOf = (svg: string, kind: string): readonly string[] =>
    [...svg.matchAll(new RegExp(`class="${kind}"[^>]* width="([\\d.]+)"`, 'g'))].map(
      ([, width = '']) => width,
    );

  it('draws a bar for each build and figure in proportion, and a line for each limit', () => {
    const svg = drawChart(figures({ first: { fcp: 200 } }));
    const [paint] = widthsOf(svg, 'o');
    const [bare] = widthsOf(svg, 'b');
    expect(Number(paint) / Number(bare)).toBeCloseTo(2, 1);
    expect(widthsOf(svg, 'o')).toHaveLength(4);
    expect(widthsOf(svg, 'b')).toHaveLength(12);
    expect(svg.match(/class="l"/g)).toHaveLength(3);
  });

  it('has a dash for a figure that was not measured', () => {
    const svg = drawChart(figures({ first: { fcp: Number.NaN } }));
    expect(svg).toContain('>–</text>');
    expect(svg).not.toContain('NaN');
  });

  it('marks a missed limit, and has colours for light and dark pages', () => {
    const missed = drawChart(figures({ first: { fcp: 170 } }));
    expect(missed).toContain('class="t m">1.70</text>');
    expect(drawChart(figures())).not.toContain('class="t m"');
    expect(missed).toContain('prefers-color-scheme:dark');
  });
});
