import { readBountyItems } from './bounty';

describe('the bounty list of a page (spec §2 "Mounting")', () => {
  it.each([
    { rule: 'label and content', data: [{ label: 'a', content: '<b>b</b>' }], count: 1 },
    {
      rule: 'skips an invalid item',
      data: [{ label: 'a' }, 7, null, { label: 'a', content: 'b' }],
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
});
