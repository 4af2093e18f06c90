import { median, medians, medianWork } from './medians.ts';

const aVisit = (fcp: number) => ({
  fcp,
  lcp: fcp * 2,
  usable: fcp,
  interactive: Number.NaN,
  tbt: 0,
  cls: 0,
  htmlBytes: 14,
  cssBytes: 20,
  firstJsBytes: 80,
  jsBytes: 100,
  requests: 3,
});

describe('the medians of several visits', () => {
  it.each([
    { rule: 'an odd count takes the middle value', fcps: [3, 1, 2], fcp: 2 },
    { rule: 'an even count takes the mean of the two', fcps: [4, 1, 2, 3], fcp: 2.5 },
    { rule: 'a visit without the figure is not counted', fcps: [5, Number.NaN, 7], fcp: 6 },
  ])('$rule', ({ fcps, fcp }) => {
    expect(medians(fcps.map(aVisit)).fcp).toBe(fcp);
  });

  it('takes the minimum of bytes and requests', () => {
    const visits = [{ ...aVisit(1), jsBytes: 300, requests: 9 }, aVisit(1), { ...aVisit(1), jsBytes: 200 }];
    expect(medians(visits)).toMatchObject({ jsBytes: 100, requests: 3 });
  });

  it('is NaN for a figure without values', () => {
    expect(medians([aVisit(1)]).interactive).toBeNaN();
  });

  it('has the median work of several visits', () => {
    const works = [3, 9, 4].map((ms) => ({ workMs: ms, longestTaskMs: ms * 2 }));
    expect(medianWork(works)).toEqual({ workMs: 4, longestTaskMs: 8 });
  });

  it('has no median of nothing', () => {
    expect(median([])).toBeNaN();
    expect(medians([]).htmlBytes).toBeNaN();
  });
});
