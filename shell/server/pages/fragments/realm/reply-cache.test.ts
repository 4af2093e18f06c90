import { createReplyCache } from './reply-cache.ts';

const aList = (name: string): string =>
  JSON.stringify(Array.from({ length: 1500 }, (_, index) => ({ id: index, name })));

describe('createReplyCache', () => {
  it.each([
    {
      rule: 'the same long text from the same URL is the same value',
      again: aList('a'),
      url: '/a',
      isSame: true,
    },
    { rule: 'another text from the URL is not', again: aList('b'), url: '/a', isSame: false },
    { rule: 'the same text from another URL is not', again: aList('a'), url: '/b', isSame: false },
  ])('$rule', ({ again, url, isSame }) => {
    const { read } = createReplyCache();
    const first = read('/a', aList('a'), null);

    const second = read(url, again, null);
    expect(second === first).toBe(isSame);
    expect(second).toEqual(JSON.parse(again));
  });

  it('returns a frozen value', () => {
    const { read } = createReplyCache();
    const value = read('/a', aList('a'), null);

    expect(Object.isFrozen(value)).toBe(true);
    expect(Array.isArray(value) && value.every((row) => Object.isFrozen(row))).toBe(true);
  });

  it('parses short replies each time', () => {
    const { read } = createReplyCache();
    expect(read('/a', '{"a":1}', null)).not.toBe(read('/a', '{"a":1}', null));
  });

  it('keeps a limited number of URLs', () => {
    const { read } = createReplyCache();
    const first = read('/0', aList('a'), null);
    for (let number = 1; number <= 32; number += 1) read(`/${String(number)}`, aList('a'), null);

    expect(read('/0', aList('a'), null)).not.toBe(first);
  });

  it('throws for invalid JSON', () => {
    expect(() => createReplyCache().read('/a', '{', null)).toThrow(SyntaxError);
  });

  it('returns the newest tag of a long reply, and null for a short one', () => {
    const { read, find } = createReplyCache();
    const value = read('/a', aList('a'), '"1"');
    read('/short', '{"a":1}', '"1"');
    read('/a', aList('a'), '"2"');

    expect([find('/a')?.tag, find('/a')?.value === value, find('/short')]).toEqual(['"2"', true, null]);
  });
});
