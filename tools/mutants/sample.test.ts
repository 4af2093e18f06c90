import { check, halvings, hasPrefix, isAtLeast, markOf, Row, signOf } from './sample.fixture.ts';

/** These tests leave gaps on purpose: `run-mutants.test.ts` looks for the mutants that survive. */
describe('the sample', () => {
  it('recognises a prefix', () => {
    expect(hasPrefix('swap-1')).toBe(true);
    expect(hasPrefix('pool-1')).toBe(false);
  });

  it('compares amounts, but not equal ones', () => {
    expect(isAtLeast(2, 1)).toBe(true);
    expect(isAtLeast(1, 2)).toBe(false);
  });

  it('halves until one is left', () => {
    expect(halvings(8)).toBe(3);
  });

  it('has a sign', () => {
    expect(signOf(-1)).toBe('-');
    expect(signOf(1)).toBe('');
  });

  it('has a mark of text', () => {
    expect(typeof markOf('one')).toBe('string');
  });

  it('has a mark that begins with a sign', () => {
    expect(markOf('one')).toBe('#one');
  });

  it('has a codec of a row', () => {
    expect([Row.is({ amount: 1 }), Row.is({})]).toEqual([true, false]);
  });

  it('rejects amounts below zero', () => {
    expect(() => {
      check(-1);
    }).toThrow(RangeError);
    expect(() => {
      check(0);
    }).not.toThrow();
  });
});
