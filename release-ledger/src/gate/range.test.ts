import { satisfies } from './range.ts';

describe('satisfies, like npm', () => {
  it.each([
    { range: '^0.1.0', yes: ['0.1.0', '0.1.9'], no: ['0.2.0', '0.0.9', '1.0.0'] },
    { range: '^1.2.3', yes: ['1.2.3', '1.9.0'], no: ['1.2.2', '2.0.0', '2.0.0-rc.1'] },
    { range: '^0.0.3', yes: ['0.0.3'], no: ['0.0.4', '0.0.2'] },
    { range: '^0', yes: ['0.0.0', '0.9.9'], no: ['1.0.0'] },
    { range: '^0.0', yes: ['0.0.7'], no: ['0.1.0'] },
    { range: '~1.2.3', yes: ['1.2.3', '1.2.9'], no: ['1.3.0', '1.2.2'] },
    { range: '~1', yes: ['1.0.0', '1.9.0'], no: ['2.0.0', '0.9.0'] },
    { range: '>=1.2.0 <3.0.0', yes: ['1.2.0', '2.9.9'], no: ['3.0.0', '1.1.9'] },
    { range: '>1.0.0', yes: ['1.0.1'], no: ['1.0.0'] },
    { range: '<=1.0.0', yes: ['1.0.0', '0.1.0'], no: ['1.0.1'] },
    { range: '1.x', yes: ['1.0.0', '1.99.0'], no: ['2.0.0'] },
    { range: '1.2', yes: ['1.2.0', '1.2.9'], no: ['1.3.0'] },
    { range: '=1.2.3', yes: ['1.2.3'], no: ['1.2.4'] },
    { range: '1.2.3', yes: ['1.2.3', '1.2.3+build'], no: ['1.2.4'] },
    { range: '^1.0.0 || ^3.0.0', yes: ['1.1.0', '3.1.0'], no: ['2.0.0'] },
    { range: '*', yes: ['0.0.1', '99.0.0'], no: ['1.0.0-rc.1'] },
    { range: '', yes: ['0.0.1'], no: [] },
    {
      range: '^1.2.0-rc.2',
      yes: ['1.2.0-rc.2', '1.2.0-rc.10', '1.2.0', '1.3.0'],
      no: ['1.2.0-rc.1', '1.2.0-beta', '1.3.0-rc.1'],
    },
    { range: '>=1', yes: ['1.0.0', '7.0.0'], no: ['0.9.9'] },
    { range: '1 - 2', yes: ['1.0.0', '2.9.9'], no: ['3.0.0'] },
    { range: '>=1.0.0-a', yes: ['1.0.0-a.1', '1.0.0-b'], no: ['1.0.0-1'] },
  ])('$range', ({ range, yes, no }) => {
    expect(yes.filter((version) => satisfies(version, range) !== true)).toEqual([]);
    expect(no.filter((version) => satisfies(version, range) !== false)).toEqual([]);
  });

  it.each(['latest', '^1.2.3.4', '^', '^1.2-rc', '^1.0.0 || latest', 'file:../x'])(
    'does not understand %j',
    (range) => {
      expect(satisfies('1.0.0', range)).toBeNull();
    },
  );

  it('does not understand an invalid version', () => {
    expect(satisfies('one', '*')).toBeNull();
  });
});
