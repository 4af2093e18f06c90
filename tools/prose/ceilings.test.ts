import { aboveCeiling, loweredCeilings, parseCeilings } from './ceilings.ts';

describe('ceilings of banned phrases', () => {
  it.each([
    { rule: 'equal to the ceiling', counts: { shell: 2 }, ceilings: { shell: 2 }, packages: 0 },
    { rule: 'below the ceiling', counts: { shell: 1 }, ceilings: { shell: 2 }, packages: 0 },
    { rule: 'above the ceiling', counts: { shell: 3 }, ceilings: { shell: 2 }, packages: 1 },
    { rule: 'a phrase in a package without a ceiling', counts: { shell: 1 }, ceilings: {}, packages: 1 },
  ])('$rule', ({ counts, ceilings, packages }) => {
    expect(aboveCeiling(counts, ceilings)).toHaveLength(packages);
  });

  it('sink with the counts, never rise, and end at zero', () => {
    expect(loweredCeilings({ shell: 1, docs: 9, tools: 4 }, { shell: 2, docs: 5, e2e: 3 })).toEqual({
      shell: 1,
      docs: 5,
    });
  });

  it('are numbers', () => {
    expect(parseCeilings('{ "shell": 2 }')).toEqual({ shell: 2 });
    expect(() => parseCeilings('{ "shell": "2" }')).toThrow('expected a number');
  });
});
