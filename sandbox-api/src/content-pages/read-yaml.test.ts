import * as t from 'io-ts';

import { readYaml } from './read-yaml.ts';

const CODEC = t.intersection([
  t.type({ title: t.string, links: t.array(t.type({ url: t.string })) }, 'Page'),
  t.partial({ order: t.number }),
]);

const refusalOf = (text: string) => {
  const refusals: string[] = [];
  const refuse = (line: number, problem: string): never => {
    refusals.push(`${String(line)}: ${problem}`);
    throw new Error(problem);
  };
  expect(() => readYaml(CODEC, { text, linesBefore: 2, refuse })).toThrow();
  return refusals;
};

describe('readYaml', () => {
  it('reads a value that fits', () => {
    const text = 'title: a\nlinks:\n  - url: b\n';
    const refuse = (): never => {
      throw new Error('refused');
    };
    expect(readYaml(CODEC, { text, linesBefore: 0, refuse })).toEqual({ title: 'a', links: [{ url: 'b' }] });
  });

  it.each([
    { rule: 'a text that is not YAML', text: 'title: "a', says: /^3: Missing closing/ },
    { rule: 'a value of another kind', text: '- a', says: /^3: the value must be Page/ },
    { rule: 'a field of another kind', text: 'title: a\nlinks: 4', says: /^4: links must be Array/ },
    { rule: 'a row', text: 'title: a\nlinks:\n  - url: 5', says: /^5: links\.0\.url must be string/ },
    { rule: 'a field that is missing', text: 'links: []', says: /^3: title must be string/ },
  ])('names line, place and kind of $rule', ({ text, says }) => {
    expect(refusalOf(text)).toEqual([expect.stringMatching(says)]);
  });
});
