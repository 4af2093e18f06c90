import { hasPagination, pageNumberOf, pageOfRows } from './page-of-rows';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('pageOfRows (spec §2 "Pagination")', () => {
  it.each([
    { rule: 'the first page', page: 1, shown: { rows: ['a', 'b'], total: 5, page: 1, pageCount: 3 } },
    { rule: 'the last page may be short', page: 3, shown: { rows: ['e'], total: 5, page: 3, pageCount: 3 } },
    { rule: 'a page past the last is not there', page: 4, shown: null },
    { rule: 'nor page 0', page: 0, shown: null },
    { rule: 'nor half a page', page: 1.5, shown: null },
  ])('$rule', ({ page, shown }) => {
    expect(pageOfRows(rows, page, 2)).toEqual(shown);
  });

  it('has one empty page when there are no rows', () => {
    expect(pageOfRows([], 1, 2)).toEqual({ rows: [], total: 0, page: 1, pageCount: 1 });
  });
});

describe('hasPagination (spec §2: total count greater than the page size)', () => {
  it.each([
    { total: 101, has: true },
    { total: 100, has: false },
    { total: 0, has: false },
  ])('$total rows → $has', ({ total, has }) => {
    expect(hasPagination(total)).toBe(has);
  });
});

describe('pageNumberOf (spec §9: initial page 1)', () => {
  it.each([
    { word: null, page: 1 },
    { word: '', page: 1 },
    { word: '7', page: 7 },
    { word: '0', page: 0 },
    { word: '-1', page: 0 },
    { word: '2x', page: 0 },
    { word: '1e3', page: 0 },
  ])('$word → $page', ({ word, page }) => {
    expect(pageNumberOf(word)).toBe(page);
  });
});
