import { existsSync, readFileSync } from 'node:fs';

import { fromRoot } from '../webpack/index.ts';
import { brokenRows } from './product-rows.ts';

const documentWith = (...rows: readonly string[]): string =>
  [
    '## §4 States',
    '### Forms',
    'Text.',
    '## §11 Rows',
    '| Section | Row | State | Code | Tests |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');

const GOOD = '| §4 Forms | sent | done | `a/form.ts` | `a/form.test.ts` |';
const exists = (path: string): boolean => ['a/form.ts', 'a/form.test.ts'].includes(path);

describe('the table of spec §11', () => {
  it('has a row for each section, with code and tests that exist', () => {
    const document = readFileSync(fromRoot('docs/product.md'), 'utf8');
    expect(brokenRows(document, (path) => existsSync(fromRoot(path)))).toEqual([]);
  });

  it.each([
    { rule: 'a good row', rows: [GOOD], problems: [] },
    { rule: 'a section without a row', rows: [], problems: ['§4 Forms: has no row'] },
    {
      rule: 'a row of an unknown section',
      rows: [GOOD, GOOD.replace('Forms', 'Farms')],
      problems: ['§4 Farms: is not a section'],
    },
    {
      rule: 'a row without a test',
      rows: [GOOD.replace('`a/form.test.ts`', '')],
      problems: ['§4 Forms: names no test'],
    },
    {
      rule: 'code in place of a test',
      rows: [GOOD.replace('`a/form.test.ts`', '`a/form.ts`')],
      problems: ['§4 Forms: a/form.ts is not a test file'],
    },
    {
      rule: 'a test that was removed',
      rows: [GOOD.replace('form.test.ts', 'gone.test.ts')],
      problems: ['§4 Forms: a/gone.test.ts does not exist'],
    },
    {
      rule: 'a deviation without a reason',
      rows: [GOOD.replace('done', 'differs')],
      problems: ['§4 Forms: state “differs”'],
    },
  ])('$rule', ({ rows, problems }) => {
    expect(brokenRows(documentWith(...rows), exists)).toEqual(problems);
  });
});
