import { classNames } from './class-names';

describe('classNames', () => {
  it.each([
    { names: ['one', 'two'], joined: 'one two' },
    { names: ['one', false as const, undefined, null, '', 'two'], joined: 'one two' },
    { names: [], joined: '' },
  ])('returns "$joined"', ({ names, joined }) => {
    expect(classNames(...names)).toBe(joined);
  });
});
