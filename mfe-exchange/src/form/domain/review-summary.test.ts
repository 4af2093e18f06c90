import { toReviewSummary } from './review-summary';

const reviews = ['a', 'b', 'c', 'd'].map((id) => ({ id, rating: 5, text: 'Fast', name: '', locale: 'en' }));

describe('toReviewSummary', () => {
  it.each([
    { rule: 'fewer than 20 reviews have no average', total: 19, average: 4.9, shown: null },
    { rule: 'no average is invented', total: 20, average: null, shown: null },
    { rule: 'from 20 on there is one decimal', total: 20, average: 4.66, shown: '4.7' },
  ])('$rule', ({ total, average, shown }) => {
    expect(toReviewSummary({ reviews, total, average })?.average ?? null).toBe(shown);
  });

  it('has the three newest', () => {
    const ids = toReviewSummary({ reviews, total: 20, average: 5 })?.newest.map(({ id }) => id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });
});
