import { seededBytes, seededFraction, seededLetters, seededPick } from './seed.ts';

const many = Array.from({ length: 2000 }, (_, index) => `word ${String(index)}`);

describe('seeded values', () => {
  it.each([
    { what: 'bytes', draw: (words: string) => seededBytes(words, 40).join() },
    { what: 'a fraction', draw: (words: string) => seededFraction(words) },
    { what: 'letters', draw: (words: string) => seededLetters(words, 'abcdef', 30) },
  ])('$what: the same for the same seed, different for others', ({ draw }) => {
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('other'));
  });

  it.each([1, 20, 32, 33, 64, 100])('is %p bytes long on request', (length) => {
    expect(seededBytes('words', length)).toHaveLength(length);
  });

  it('is evenly distributed from zero to one', () => {
    const fractions = many.map(seededFraction);
    const mean = fractions.reduce((a, b) => a + b, 0) / fractions.length;

    expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
  });

  it('picks every option eventually', () => {
    expect(new Set(many.map((words) => seededPick(words, ['a', 'b', 'c']))).size).toBe(3);
  });

  it('uses only letters of the alphabet', () => {
    expect(seededLetters('words', '01', 500)).toMatch(/^[01]{500}$/);
  });
});
