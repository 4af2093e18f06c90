import { createReadReply } from './kept-replies.ts';

const aList = (name: string): string =>
  JSON.stringify(Array.from({ length: 1500 }, (_, index) => ({ id: index, name })));

describe('createReadReply', () => {
  it.each([
    {
      rule: 'the same long text of an address is the same value',
      again: aList('a'),
      url: '/a',
      isSame: true,
    },
    { rule: 'another text of the address is not', again: aList('b'), url: '/a', isSame: false },
    { rule: 'the same text of another address is not', again: aList('a'), url: '/b', isSame: false },
  ])('$rule', ({ again, url, isSame }) => {
    const read = createReadReply();
    const first = read('/a', aList('a'));

    const second = read(url, again);
    expect(second === first).toBe(isSame);
    expect(second).toEqual(JSON.parse(again));
  });

  it('gives a value that nobody can alter for the next one', () => {
    const read = createReadReply();
    const value = read('/a', aList('a'));

    expect(Object.isFrozen(value)).toBe(true);
    expect(Array.isArray(value) && value.every((row) => Object.isFrozen(row))).toBe(true);
  });

  it('gives short replies anew', () => {
    const read = createReadReply();
    expect(read('/a', '{"a":1}')).not.toBe(read('/a', '{"a":1}'));
  });

  it('keeps no more than a few addresses', () => {
    const read = createReadReply();
    const first = read('/0', aList('a'));
    for (let number = 1; number <= 32; number += 1) read(`/${String(number)}`, aList('a'));

    expect(read('/0', aList('a'))).not.toBe(first);
  });

  it('throws at what is no JSON', () => {
    expect(() => createReadReply()('/a', '{')).toThrow(SyntaxError);
  });
});
