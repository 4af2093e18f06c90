import { hasPagination, PAGE_SIZE, pageNumberOf, pageOfRows, scrollsToTop } from './page';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('pageOfRows (spec §2 "Pagination")', () => {
  it.each([
    { rule: 'the first page', page: 1, shown: { rows: ['a', 'b'], total: 5, page: 1, pageCount: 3 } },
    { rule: 'the last page may be short', page: 3, shown: { rows: ['e'], total: 5, page: 3, pageCount: 3 } },
    { rule: 'a page past the last does not exist', page: 4, shown: null },
    { rule: 'nor page 0', page: 0, shown: null },
    { rule: 'nor half a page', page: 1.5, shown: null },
  ])('$rule', ({ page, shown }) => {
    expect(pageOfRows(rows, page, 2)).toEqual(shown);
  });

  it('has one empty page when there are no rows', () => {
    expect(pageOfRows([], 1, 2)).toEqual({ rows: [], total: 0, page: 1, pageCount: 1 });
  });
});

describe('hasPagination (spec §2 "Pagination")', () => {
  const paged = { total: 26, isEnabled: true, isNotFound: false };
  it.each([
    { rule: 'more than a page', asked: paged, has: true },
    { rule: 'just a page', asked: { ...paged, total: 25 }, has: false },
    { rule: 'not enabled', asked: { ...paged, isEnabled: false }, has: false },
    { rule: 'a search without results', asked: { ...paged, isNotFound: true }, has: false },
  ])('$rule → $has', ({ asked, has }) => {
    expect(hasPagination(asked)).toBe(has);
  });
});

describe('scrollsToTop (spec §2: "when the page size is at least a threshold constant")', () => {
  it.each([
    { size: 24, scrolls: false },
    { size: 25, scrolls: true },
    { size: PAGE_SIZE, scrolls: true },
  ])('pages of $size rows → $scrolls', ({ size, scrolls }) => {
    expect(scrollsToTop(size)).toBe(scrolls);
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
