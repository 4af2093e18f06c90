import { importGraph, relatedTests } from './import-graph.ts';

const texts = new Map([
  ['a/domain/pair.ts', "import { x } from '@coinlane/contracts/values';\n"],
  ['a/domain/pair.test.ts', "import { pair } from './pair';\n"],
  ['a/model/form/index.ts', "export { form } from './form';\n"],
  ['a/model/form/form.ts', "import type { Pair } from '../../domain/pair';\n"],
  [
    'a/screens/form.tsx',
    'const Form = lazy(() => import(/* webpackChunkName: "form" */ \'../model/form\'));\n',
  ],
  ['a/screens/form.test.tsx', "import { Form } from './form';\n"],
  ['a/soak.long.test.ts', "import { pair } from './domain/pair';\n"],
  ['contracts/values.ts', ''],
  ['b/other.test.ts', "import { y } from './other';\n"],
]);
const graph = importGraph({
  texts,
  entries: new Map([['@coinlane/contracts/values', 'contracts/values.ts']]),
});

describe('the tests related to a change', () => {
  it.each([
    {
      rule: 'are those that reach it, through folders, types and lazy parts; the nearest first',
      changed: ['a/domain/pair.ts'],
      tests: ['a/domain/pair.test.ts', 'a/screens/form.test.tsx'],
    },
    {
      rule: 'reach across packages through public entry points',
      changed: ['contracts/values.ts'],
      tests: ['a/domain/pair.test.ts', 'a/screens/form.test.tsx'],
    },
    { rule: 'include a changed test', changed: ['b/other.test.ts'], tests: ['b/other.test.ts'] },
    { rule: 'finds no tests for a file that is not imported', changed: ['README.md'], tests: [] },
  ])('$rule', ({ changed, tests }) => {
    expect(relatedTests(graph, changed)).toEqual(tests);
  });
});
