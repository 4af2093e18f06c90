import { knownFor } from './known-for';

describe('knownFor', () => {
  it('calls the function once per object, and again for an equal one', () => {
    const make = jest.fn((numbers: readonly number[]) => numbers.length);
    const lengthOf = knownFor(make);
    const numbers = [1, 2];

    expect([lengthOf(numbers), lengthOf(numbers), lengthOf([1, 2])]).toEqual([2, 2, 2]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('caches an empty result too', () => {
    const make = jest.fn(() => undefined);
    const nothingOf = knownFor(make);
    const thing = {};
    nothingOf(thing);
    nothingOf(thing);

    expect(make).toHaveBeenCalledTimes(1);
  });
});
