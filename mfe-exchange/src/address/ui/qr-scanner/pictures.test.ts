import { sizesToTry } from './pictures';

describe('sizesToTry', () => {
  it.each([
    { rule: 'a tiny one is first enlarged by whole pixels', size: [33, 33], first: [990, 990], tries: 2 },
    { rule: 'a usual one is read unchanged, then smaller', size: [1200, 900], first: [1200, 900], tries: 2 },
    { rule: 'a photo is read smaller, then at full size', size: [4000, 3000], first: [1600, 1200], tries: 3 },
    { rule: 'a narrow one keeps its aspect ratio', size: [10, 400], first: [30, 1200], tries: 2 },
  ])('$rule', ({ size: [width = 0, height = 0], first, tries }) => {
    const sizes = sizesToTry({ width, height });
    expect([sizes[0]?.width, sizes[0]?.height]).toEqual(first);
    expect(sizes).toHaveLength(tries);
  });

  it('never exceeds the canvas limits of browsers', () => {
    const sides = sizesToTry({ width: 12_000, height: 9_000 }).map(({ width }) => width);
    expect(Math.max(...sides)).toBe(4_096);
  });

  it('is empty for an empty image', () => {
    expect(sizesToTry({ width: 0, height: 0 })).toEqual([]);
  });
});
