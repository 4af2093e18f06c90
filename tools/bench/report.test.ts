import { toReport } from './report.ts';

const aVisit = (changes = {}) => ({
  fcp: 100,
  lcp: 100,
  usable: 100,
  mounted: 100,
  tbt: 0,
  cls: 0,
  firstJsBytes: 90_000,
  jsBytes: 100_000,
  requests: 5,
  ...changes,
});
const measured = (composed = {}) => [
  { page: '/x', variant: 'composed', isRepeat: false, medians: aVisit(composed) },
  { page: '/x', variant: 'static', isRepeat: false, medians: aVisit({ jsBytes: 0 }) },
  { page: '/x', variant: 'split', isRepeat: false, medians: aVisit() },
  { page: '/x', variant: 'without pro', isRepeat: false, medians: aVisit() },
];

describe('the report of the bench', () => {
  it.each([
    { rule: 'within every limit', composed: {}, line: '| LCP, composed / static | 1.00 | 1.25 | met |' },
    {
      rule: 'a slow paint',
      composed: { lcp: 126 },
      line: '| LCP, composed / static | 1.26 | 1.25 | missed |',
    },
    {
      rule: 'too many bytes',
      composed: { firstJsBytes: 211_000 },
      line: '| JS of the first load, kB | 211.00 | 210 | missed |',
    },
    {
      rule: 'the unopened pro area, loaded by all',
      composed: { firstJsBytes: 91_000 },
      line: '| JS of the first load, with the pro area / without it | 1.01 | 1 | missed |',
    },
    { rule: 'a shift', composed: { cls: 0.02 }, line: '| CLS | 0.02 | 0 | missed |' },
  ])('$rule', ({ composed, line }) => {
    expect(toReport(measured(composed), 7).markdown).toContain(line);
  });

  it('shows a missing figure as a dash', () => {
    expect(toReport(measured({ mounted: Number.NaN }), 7).markdown).toContain(
      '| composed | 1.00 | 1.00 | 1.00 | – |',
    );
  });
});
