import { nextIndex } from './next-index';

describe('nextIndex', () => {
  it.each([
    { key: 'ArrowDown', from: 0, to: 1 },
    { key: 'ArrowDown', from: 19, to: 0 },
    { key: 'ArrowUp', from: 0, to: 19 },
    { key: 'PageDown', from: 3, to: 11 },
    { key: 'PageDown', from: 15, to: 19 },
    { key: 'PageUp', from: 3, to: 0 },
    { key: 'Home', from: 7, to: 0 },
    { key: 'End', from: 7, to: 19 },
    { key: 'a', from: 7, to: null },
  ])('$key in a list of twenty moves from $from to $to', ({ key, from, to }) => {
    expect(nextIndex(key, from, 20)).toBe(to);
  });

  it('moves nowhere in an empty list', () => {
    expect(nextIndex('ArrowDown', 0, 0)).toBeNull();
  });
});
