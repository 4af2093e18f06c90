import { readBountyItems } from './bounty';

describe('the bounty list of a page (spec §2 "Mounting")', () => {
  it.each([
    { rule: 'label and content', data: [{ label: 'a', content: '<b>b</b>' }], count: 1 },
    {
      rule: 'skips an invalid item',
      data: [{ label: 'a' }, { content: 'b' }, 7, 'b', null, { label: 'a', content: 'b' }],
      count: 1,
    },
    { rule: 'an empty list', data: [], count: 0 },
    {
      rule: 'at most 200',
      data: Array.from({ length: 300 }, () => ({ label: 'a', content: 'b' })),
      count: 200,
    },
    { rule: 'not a list', data: { label: 'a', content: 'b' }, count: undefined },
    { rule: 'nothing', data: null, count: undefined },
  ])('$rule', ({ data, count }) => {
    expect(readBountyItems(data)?.length).toBe(count);
  });

  it('keeps label and content only, the content up to 100,000 characters', () => {
    const items = readBountyItems([{ label: 'a', content: 'b'.repeat(100_001), other: 1 }]);
    expect(items).toEqual([{ label: 'a', content: 'b'.repeat(100_000) }]);
  });
});
